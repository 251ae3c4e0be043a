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
