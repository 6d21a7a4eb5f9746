# /// fault
# label = "permission"
# cause = "Permission denied"
# framework = "shell"
# requires = ["root", "setpriv"]
# ///
# A staging script copies a data set that belongs to another group.
mkdir -p corpus/private staging
for i in 0 1 2; do seq 1 2000 > corpus/part-$i.txt; done
cp corpus/part-0.txt corpus/private/part-3.txt
chmod 700 corpus/private
chmod 777 staging
exec setpriv --reuid 65534 --regid 65534 --clear-groups bash -euc '
echo "$(date +%FT%TZ) staging corpus to local scratch"
for part in corpus/*.txt; do cp "$part" staging/; echo "$(date +%FT%TZ) copied $part ($(wc -l < "$part") lines)"; done
cp corpus/private/part-3.txt staging/
echo "$(date +%FT%TZ) staging done, starting training"
'
