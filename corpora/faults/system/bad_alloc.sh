# /// fault
# label = "host_oom"
# cause = "std::bad_alloc"
# framework = "c++"
# requires = ["g++"]
# ///
# A native feature server whose cache knows no bound.
set -e
cat > server.cc <<'CC'
#include <cstdio>
#include <memory>
#include <vector>

int main() {
  std::vector<std::vector<float>> cache;
  for (int shard = 0;; ++shard) {
    cache.emplace_back(4 << 20, 0.5f);
    if (shard % 8 == 0) std::printf("[feature-server] loaded shard %d, cache %zu MiB\n", shard, cache.size() * 16), std::fflush(stdout);
  }
}
CC
g++ -O1 -o feature_server server.cc
echo "[entrypoint] memory limit 512 MiB, starting feature_server"
ulimit -v 524288
./feature_server
