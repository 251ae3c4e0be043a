import { hashedFolderPatterns } from './listed-files';

/*
 * Scripts that go into a release, for machines that have neither Node nor this project.
 */

/** What both begin with: where they are, and whether every file is as it was made. */
const begin = (usage: string) => `#!/bin/sh
# ${usage}
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
if ! sums=$(cd "$here" && sha256sum -c SHA256SUMS 2>&1); then
  printf '%s\\n' "$sums" | grep -v ': OK$' >&2 || true
  echo "$here is not as it was released: nothing has been changed. Unpack it again." >&2
  exit 1
fi
`;

/**
 * Makes a server's link lead to the release, at once: a request gets the one site or the other, whole. With an older
 * release it is the way back.
 */
export const activateScript = (number: number): string => `${begin(
  `Serves release ${number}: sh activate.sh [link], which is "current" beside this folder`,
)}link=\${1:-$(dirname "$here")/current}
if [ -e "$link" ] && [ ! -L "$link" ]; then
  echo "$link is no symbolic link: expected one that leads to a release, or nothing. Move it away." >&2
  exit 1
fi
before=$(readlink "$link" || echo nothing)
target=$here
if [ "$(cd "$(dirname "$link")" && pwd -P)" = "$(dirname "$here")" ]; then target=$(basename "$here"); fi
# A new link takes the name of the old one: at no time is there none.
new="$link.new.$$"
trap 'rm -f "$new"' EXIT
ln -sfn "$target" "$new"
mv -fT "$new" "$link"
echo "$link leads to release ${number} ($target), before to $before"
`;

/**
 * Uploads the release, so that at any moment every page finds its files. With an older release it is the way back.
 */
export const uploadScript = (number: number): string => `${begin(
  `Uploads release ${number} to object storage: sh upload.sh remote:bucket (a remote of rclone, https://rclone.org)`,
)}target=\${1:?expected where to, such as remote:bucket}
copy() {
  rclone copy --checksum --files-from-raw "$here/upload/$1" --header-upload "Cache-Control: $2" "$here/site" "$target"
}
echo "1/3 files that are named by their content"
copy hashed.txt 'public, max-age=31536000, immutable'
echo "2/3 pages, and all that may change under its name"
copy pages.txt 'public, max-age=0, must-revalidate'
echo "3/3 what this release does not have is deleted: pages first, then what they ask for"
rclone sync --checksum ${hashedFolderPatterns.map((one) => `--exclude '${one}'`).join(' ')} "$here/site" "$target"
rclone sync --checksum "$here/site" "$target"
echo "$target has release ${number}"
`;
