# /// fault
# label = "config"
# cause = "Could not override 'model.dropuot'"
# framework = "hydra"
# needs = ["hydra-core"]
# ///
# A misspelt override of a structured configuration.
mkdir conf
cat > conf/config.yaml <<'YAML'
model:
  depth: 12
  dropout: 0.1
trainer:
  max_steps: 1000
YAML
cat > train.py <<'PY'
import hydra


@hydra.main(version_base=None, config_path="conf", config_name="config")
def main(config):
    print("training with", config)


main()
PY
echo "+ python train.py model.depth=6 model.dropuot=0.2"
python train.py model.depth=6 model.dropuot=0.2
