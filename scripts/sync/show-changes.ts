import { diffWordsWithSpace } from 'diff';
import { type SourceChange, showDifference } from '@/lib/check/rules/languages/translation-drift';
import type { Source } from '@/lib/content/source';

/** How words are marked that are gone or new. */
type Marks = { gone: (words: string) => string; added: (words: string) => string };

/** For files and programs, as git writes them; for terminals, red and green. */
export const marks = {
  plain: { gone: (words) => `[-${words}-]`, added: (words) => `{+${words}+}` },
  terminal: {
    gone: (words) => `\u001B[31;9m${words}\u001B[0m`,
    added: (words) => `\u001B[32m${words}\u001B[0m`,
  },
} as const satisfies Record<string, Marks>;

/** What was said and what is said now as one text, with the words marked that differ. */
const wordDifference = (before: string, now: string, { gone, added }: Marks): string =>
  diffWordsWithSpace(before, now)
    .map((part) => (part.added ? added(part.value) : part.removed ? gone(part.value) : part.value))
    .join('');

/** From this length on (characters), the part that changed is shown by itself as well. */
const longText = 160;

/** What has become of a block, in lines: what git does not know is shown by its first words. */
function showWords({ before, now }: SourceChange, by: Marks): string[] {
  if (!before) return [by.added(now?.text ?? '')];
  if (!now) return [by.gone(before.text ?? `${before.words} …`)];
  if (before.text === undefined) return [by.gone(`${before.words} …`), by.added(now.text)];
  const words = wordDifference(before.text, now.text, by);
  // In a long tag, a few words are hard to find among all of it.
  return now.text.length > longText ? [words, showDifference(before.text, now.text)] : [words];
}

/**
 * Changes of a source, each beside the part of the translation that renders it.
 * @returns Lines for a terminal or a file.
 */
export function showChanges(
  changes: readonly SourceChange[],
  source: Source,
  translation: Source,
  by: Marks,
): string[] {
  const placeIn = ({ file, at }: Source, offset: number) => `content/${file}:${at(offset).line}`;
  return changes.flatMap((change) => {
    const { before, now, own } = change;
    const what = now ? `${now.name}, ${placeIn(source, now.offset)}` : 'a block that is gone';
    const place = own ? placeIn(translation, own.offset) : 'at the beginning';
    return [
      `  ${before ? '' : 'new '}${what}`,
      ...showWords(change, by).map((line) => `    ${line}`),
      `  ${before ? 'beside' : 'to come after'} ${place}`,
      `    ${own?.text ?? ''}`,
      '',
    ];
  });
}
