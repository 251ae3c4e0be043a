import { hiddenCharacters } from '@/lib/check/hidden-characters';
import type { FileFault } from '@/lib/files/file-tree';

/** Letters that Unicode does not take apart into a letter and its mark. */
const letters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae' };

/** A name as folders have it: small letters without marks, digits, hyphens between words. */
export function kebabOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[łßøđæ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** What is wrong with the name of a folder, which becomes part of addresses; undefined when nothing. */
export function folderNameFault(name: string): string | undefined {
  if (isKebab(name)) return undefined;
  const near = kebabOf(name);
  const hint = near === '' ? '' : `; name it "${near}"`;
  return `the folder "${name}": expected lower-case letters a–z, digits and hyphens between words${hint}`;
}

/** What keeps a path from being the same on every disk and in addresses: signs, names that Windows keeps for devices, and ends it leaves out. */
const unportable: readonly (readonly [RegExp, string])[] = [
  [/[\t\n\r]/, 'holds a tab or the end of a line'],
  [
    /[#?%\\:*"<>|]/,
    'holds one of # ? % \\ : * " < > |, which mean something else in an address or on a disk',
  ],
  [
    /(?:^|\/)(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[./]|$)/i,
    'is one that Windows keeps for itself, and nobody could open the file there',
  ],
  [/[. ](?:\/|$)|(?:^|\/) /, 'begins or ends with a space or dot, which Windows leaves out'],
];

/** What keeps a path from being the same on every disk, if anything. */
function portabilityFault(file: string): string | undefined {
  const [hidden] = hiddenCharacters(file);
  const what = hidden
    ? `holds ${hidden.message.split(': expected')[0]}`
    : unportable.find(([pattern]) => pattern.test(file))?.[1];
  return what && `the name ${what}: expected a name of letters, digits and hyphens`;
}

/** A name as disks compare it that know no upper and lower case, nor two ways to write a letter with its mark. */
const asCompared = (file: string) => file.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * Names of files that are not the same, or not possible, on every disk.
 * @param files Paths with forward slashes.
 */
export function portableNameFaults(files: readonly string[]): FileFault[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const message = portabilityFault(file);
    if (message) return [{ file, message }];
    const compared = asCompared(file);
    const other = first.get(compared);
    if (other === undefined) first.set(compared, file);
    return other === undefined
      ? []
      : [
          {
            file,
            message: `many disks take it for the same file as ${other}, of which only one would be left: expected a name that differs in more than capitals or the way its letters are encoded`,
          },
        ];
  });
}
