const startsUpperCase = (word: string) => /^\p{Lu}/u.test(word);

/**
 * The initials of a person: of the first and of the last name. Titles and particles ("dr inż.", "van der")
 * are written in lower case and do not count, unless there is nothing else.
 * @param name Full name.
 * @returns One or two capital letters; nothing for a blank name.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/\p{L}[^\s]*/gu) ?? [];
  const names = words.some(startsUpperCase) ? words.filter(startsUpperCase) : words;
  const [first, last] = [names[0], names.length > 1 ? names.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('pl') ?? '').join('');
}
