/** Longer hrefs are cut by some mail programs (Outlook, and Windows itself, take about 2,000 characters). */
export const longestMailAddress = 2000;

/** What a subject line may take of it, encoded. */
const longestSubject = 500;

/** Percent-encodes a text; half a surrogate pair, which has no encoding, becomes the replacement character. */
const encode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n?|\n/g, '\r\n'));

/** Paragraphs as one text; empty ones are left out. */
const bodyOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n');

/**
 * A `mailto:` href with the message filled in (RFC 6068), whatever its length.
 * @param email Recipient.
 * @param subject Subject line.
 * @param lines Paragraphs of the message; empty ones are left out.
 */
export function mailAddress(email: string, subject: string, lines: readonly string[] = []): string {
  const body = encode(bodyOf(lines));
  return `mailto:${email}?subject=${encode(subject)}${body && `&body=${body}`}`;
}

/** Characters as people see them; browsers without a segmenter get code points, which are sound as well. */
const charactersOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : text;

/** How far back a cut goes to spare a word. */
const longestWord = 80;

/**
 * Splits a text so that its beginning takes no more than some room when it is encoded. Neither a character nor a
 * line end is cut in two, and a word only if it is unusually long.
 * @returns Both parts without the spaces between them.
 */
function splitEncoded(text: string, room: number): [start: string, rest: string] {
  let used = 0;
  let end = 0;
  for (const character of charactersOf(text)) {
    used += encode(character).length;
    if (used > room) break;
    end += character.length;
  }
  const lastWord = /\S*$/.exec(text.slice(0, end))?.[0] ?? '';
  const isInWord = end < text.length && !/^\s/.test(text.slice(end));
  if (isInWord && lastWord.length <= longestWord) end -= lastWord.length;
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}

/** A message for a mail program. */
export type MailDraft = {
  /** At most `longestMailAddress` characters long. */
  href: string;
  /** What found no room in it. */
  rest?: string;
};

/**
 * A message in a `mailto:` href that every mail program takes. What does not fit is handed back; the draft then
 * ends with a note.
 * @param paragraphs The message; empty ones are left out.
 * @param note Says where the rest is. At most some 300 characters.
 */
export function mailDraft(
  email: string,
  subject: string,
  paragraphs: readonly string[],
  note: string,
): MailDraft {
  const isLong = encode(subject).length > longestSubject;
  // A subject line that had to be cut is in the message as a whole.
  const line = isLong
    ? `${splitEncoded(subject, longestSubject - encode('…').length)[0]}…`
    : subject;
  const lines = isLong ? [subject, ...paragraphs] : paragraphs;
  const whole = mailAddress(email, line, lines);
  if (whole.length <= longestMailAddress) return { href: whole };
  const frame = mailAddress(email, line, [note]).length + encode('\n\n').length;
  const [start, rest] = splitEncoded(bodyOf(lines), longestMailAddress - frame);
  return { href: mailAddress(email, line, [start, note]), rest };
}
