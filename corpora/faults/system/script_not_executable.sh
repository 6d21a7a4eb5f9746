# /// fault
# label = "permission"
# cause = "Permission denied"
# framework = "shell"
# ///
printf '#!/bin/sh\necho training\n' > start.sh
chmod 644 start.sh
echo "launching start.sh"
./start.sh
