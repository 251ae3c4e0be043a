#!/bin/sh
# Serves a release on a server, also an older one: sh activate.sh <folder>/<release>.tar.gz [command]
# The folder, such as /var/www/website, holds the archive and its checksum; its link `current` leads to the release that is
# served. The command tells a server, such as 'nginx -t && nginx -s reload': where it fails, all is as before.
set -eu
archive=${1:?expected the archive of a release, such as /var/www/website/2026-11-30-1205-ab12cd34.tar.gz}
tell=${2:-true}
cd "$(dirname "$archive")"
folder=$(pwd -P)
archive=$(basename "$archive")
name=${archive%.tar.gz}

# Files that are named by their content, which pages ask for that were opened before.
hashed='^[^/]+/site/(_next/static|pictures/variants|search-index)/.*[^/]$'
# Of so many releases before, these files stay.
kept=3

lead() {
  ln -sfn "$1" "current.$$"
  mv -fT "current.$$" current
}

if [ ! -d "$name" ]; then
  if [ ! -f "$archive" ]; then
    echo "There is no $folder/$archive, and no such release is unpacked: nothing has been changed." >&2
    exit 1
  fi
  if ! sha256sum -c "$archive.sha256"; then
    echo "$folder/$archive is not as it was released: nothing has been changed. Fetch it again." >&2
    exit 1
  fi
  unpacked="$name.unfinished"
  rm -rf "$unpacked"
  mkdir "$unpacked"
  # The oldest first, so that the release itself has the last word; the names of releases sort by their time.
  for before in $(ls -- *.tar.gz | sed "/^$archive\$/,\$d" | tail -n "$kept"); do
    tar -tzf "$before" | grep -E "$hashed" > "$unpacked/hashed.txt" || true
    tar -xzf "$before" -C "$unpacked" --no-same-owner --strip-components=1 -T "$unpacked/hashed.txt"
  done
  tar -xzf "$archive" -C "$unpacked" --no-same-owner --strip-components=1
  # For nginx, which reads it when it is told to: until then it serves the files that its settings belong to.
  echo "root \"$folder/$name/site\";" > "$unpacked/root.conf"
  mv "$unpacked" "$name"
fi

previous=$(readlink current || true)
lead "$name"
if ! sh -c "$tell"; then
  if [ -n "$previous" ]; then lead "$previous"; else rm current; fi
  echo "$tell failed: ${previous:-nothing} is served as before" >&2
  exit 1
fi
echo "$name is served, before it ${previous:-nothing}"
