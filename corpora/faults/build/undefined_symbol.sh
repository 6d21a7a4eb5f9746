# /// fault
# label = "dependency"
# cause = "undefined symbol: fast_layer_norm_v3"
# framework = "python"
# requires = ["gcc"]
# ///
# An extension that was built against a newer version of its native library.
set -e
cat > old.c <<'C'
double fast_layer_norm_v2(double x) { return x; }
C
cat > binding.c <<'C'
double fast_layer_norm_v3(double x, double eps);
double layer_norm(double x) { return fast_layer_norm_v3(x, 1e-5); }
C
gcc -shared -fPIC -o libnorm.so old.c
gcc -shared -fPIC -Wl,-z,now -Wl,-rpath,"$PWD" -o _norm.so binding.c -L. -lnorm -Wl,--allow-shlib-undefined
cat > kernels.py <<'PY'
import ctypes


def load_kernels(path):
    library = ctypes.CDLL(path)
    library.layer_norm.restype = ctypes.c_double
    return library
PY
cat > train.py <<'PY'
from kernels import load_kernels

print("loading kernels")
kernels = load_kernels("./_norm.so")
print("layer norm", kernels.layer_norm(1.0))
PY
python train.py
