import type { StoredObject } from '@/lib/hosting/object-storage';
import { hashedFolderPatterns, isHashed } from './listed-files';

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
 * release it is the way back. `root.conf`, beside the link, has the folder itself, for servers that read redirects and
 * headers when they are told to: until then they serve the files that these belong to. A command that fails is undone.
 */
export const activateScript = (number: number): string => `${begin(
  `Serves release ${number}: sh activate.sh [link [command]]. The link is "current" beside this folder; the command tells a server, such as "nginx -t && nginx -s reload"`,
)}link=\${1:-$(dirname "$here")/current}
tell=\${2:-}
if [ -e "$link" ] && [ ! -L "$link" ]; then
  echo "$link is no symbolic link: expected one that leads to a release, or nothing. Move it away." >&2
  exit 1
fi
beside=$(cd "$(dirname "$link")" && pwd -P)
before=$(readlink "$link" || true)
root=$(cat "$beside/root.conf" 2>/dev/null || true)
target=$here
if [ "$beside" = "$(dirname "$here")" ]; then target=$(basename "$here"); fi
trap 'rm -f "$link.new.$$" "$beside/root.conf.new.$$"' EXIT
# Each gets its new content by a rename: at no time is there none, or half.
lead() {
  printf '%s\\n' "$2" > "$beside/root.conf.new.$$"
  mv -f "$beside/root.conf.new.$$" "$beside/root.conf"
  ln -sfn "$1" "$link.new.$$"
  mv -fT "$link.new.$$" "$link"
}
lead "$target" "root \\"$here/site\\";"
if [ -n "$tell" ] && ! sh -c "$tell"; then
  if [ -n "$before" ]; then lead "$before" "$root"; else rm -f "$link" "$beside/root.conf"; fi
  echo "$tell failed: $link leads to \${before:-nothing} as before" >&2
  exit 1
fi
echo "$link leads to release ${number} ($target), before to \${before:-nothing}"
`;

/** Objects that are uploaded with the same headers, by the name of their list. */
export type UploadGroup = { list: string; headers: readonly string[]; files: string[] };

/** When a file is uploaded: what others ask for comes before them, pages come last. */
const stageOf = ({ key }: StoredObject) => {
  if (isHashed(key)) return 0;
  return /\.html(\.br)?$/.test(key) ? 2 : 1;
};

/** Groups objects, in the order in which they are uploaded. */
export function uploadGroups(objects: readonly StoredObject[]): UploadGroup[] {
  const groups = new Map<string, UploadGroup>();
  for (const object of objects.toSorted((one, other) => stageOf(one) - stageOf(other))) {
    const { file, contentType, cacheControl, contentEncoding } = object;
    const headers = [
      `Content-Type: ${contentType}`,
      `Cache-Control: ${cacheControl}`,
      ...(contentEncoding ? [`Content-Encoding: ${contentEncoding}`] : []),
    ];
    const key = [stageOf(object), ...headers].join();
    const group = groups.get(key);
    if (group) group.files.push(file);
    else groups.set(key, { list: `upload/${groups.size + 1}.txt`, headers, files: [file] });
  }
  return [...groups.values()];
}

/** The list of files of the site that are not uploaded, as patterns of rclone. */
export const leftOutList = 'upload/left-out.txt';

/** A file's name as a pattern of rclone (https://rclone.org/filtering/). */
export const asPattern = (file: string): string => `/${file.replace(/[\\*?[\]{}]/g, '\\$&')}`;

/**
 * Uploads the release, so that at any moment every page finds its files. With an older release it is the way back.
 */
export const uploadScript = (number: number, groups: readonly UploadGroup[]): string => `${begin(
  `Uploads release ${number} to object storage: sh upload.sh remote:bucket (a remote of rclone, https://rclone.org)`,
)}target=\${1:?expected where to, such as remote:bucket}
copy() {
  list=$1
  shift
  rclone copy --checksum --files-from-raw "$here/$list" "$@" "$here/site" "$target"
}
remove() {
  rclone sync --checksum --exclude-from "$here/${leftOutList}" "$@" "$here/site" "$target"
}
echo "Files that are named by their content, then pages and the rest"
${groups.map(({ list, headers }) => `copy ${list} ${headers.map((one) => `--header-upload '${one}'`).join(' ')}`).join('\n')}
echo "What this release does not have is deleted: pages first, then what they ask for"
remove ${hashedFolderPatterns.map((one) => `--exclude '${one}'`).join(' ')}
remove
echo "$target has release ${number}"
`;
