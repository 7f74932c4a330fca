#!/usr/bin/env bash
# Runs a program in an image's file system as `docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt
# no-new-privileges` would, on this machine's network: unshare --mount --pid --fork .ci/enter-image.sh <root> <program> …
set -euo pipefail
root=$1
shift
mount --make-rprivate /
mount --rbind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o size=2g,mode=1777,noexec,nosuid,nodev tmpfs "$root/tmp"
mount -t tmpfs -o size=64k,mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do
  : >"$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
cd "$root"
exec /usr/sbin/chroot "$root" /usr/bin/env --chdir=/app /usr/bin/setpriv --reuid 65532 --regid 65532 --clear-groups --no-new-privs --inh-caps=-all \
  --bounding-set=-all -- "$@"
