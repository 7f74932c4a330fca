#!/usr/bin/env bash
# Builds the runner's image where there is no Docker engine, and leaves in a folder what runs it: .ci/image.sh <folder>
# makes <folder>/root, its file system, and <folder>/config.json. For root on Debian.
# The official base is in no package registry: one of the same make is put together from Debian's packages and npm's.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$1
export DEBIAN_FRONTEND=noninteractive BUILDAH_ISOLATION=chroot

# vfs works everywhere and copies every layer whole.
driver=vfs
build() { buildah --root "$work/images" --runroot "$work/run" --storage-driver "$driver" "$@"; }

# Quiet unless it fails.
quietly() {
  "$@" >"$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; return 1; }
}

mkdir -p "$work"/overlay/{lower,upper,work,merged}
if mount -t overlay overlay -o "lowerdir=$work/overlay/lower,upperdir=$work/overlay/upper,workdir=$work/overlay/work" \
  "$work/overlay/merged" 2>/dev/null; then
  umount "$work/overlay/merged"
  driver=overlay
fi
if ! command -v buildah >/dev/null || ! command -v debootstrap >/dev/null; then
  quietly apt-get update
  quietly apt-get install -y --no-install-recommends buildah debootstrap
fi

base=$work/base
quietly debootstrap --variant=minbase --include=ca-certificates trixie "$base"
node_version=$(node -p 'require("./package.json").devDependencies.node')
quietly npm install --global --prefix "$base/usr/local" "node@$node_version" npm@11.6.2
# Where this machine trusts an authority of its own, what is built on it must, too.
authorities=/etc/ssl/certs/ca-certificates.crt
[ ! -e "$authorities" ] || cp "$authorities" "$base$authorities"
container=$(build from scratch)
build config --env "NODE_EXTRA_CA_CERTS=$authorities" --env "PIP_CERT=$authorities" "$container"
quietly build add "$container" "$base" /
quietly build commit --rm "$container" scan-runner-base

pinned=$(sed -n 's/^ARG GIT_VERSION=//p' runner/Dockerfile)
offered=$(chroot "$base" apt-cache policy git | sed -n 's/^  Candidate: //p')
[ "$pinned" = "$offered" ] || echo "image: Debian has replaced git $pinned by $offered: raise GIT_VERSION" >&2
rm -rf "$base"

quietly build build --format docker --build-arg BASE=localhost/scan-runner-base --build-arg "GIT_VERSION=$offered" \
  --tag scan-runner --file runner/Dockerfile .
build inspect --type image scan-runner | node -p 'JSON.stringify(JSON.parse(require("node:fs").readFileSync(0)).Docker.config)' >"$work/config.json"
ln -s "$(build mount "$(build from scan-runner)")" "$work/root"
build rmi --force scan-runner-base >/dev/null 2>&1 || true
