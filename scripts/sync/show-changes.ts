import { diffWordsWithSpace } from 'diff';
import type { SourceChange } from '@/lib/check/rules/languages/source-changes';
import { showDifference } from '@/lib/check/rules/languages/translation-drift';
import { cut } from '@/lib/check/rules/languages/translation-record';
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

/**
 * What was said and what is said now as one text, with the words marked that differ.
 * @param before As it was kept: of a long text the beginning, with a mark of omission.
 */
export function wordDifference(before: string, now: string, { gone, added }: Marks): string {
  const isCut = before.endsWith(cut);
  const old = isCut ? before.slice(0, -cut.length) : before;
  // The end of a text that was cut is not known: what was as long is compared.
  const compared = isCut ? now.slice(0, old.length) : now;
  const rest = isCut ? now.slice(old.length) : '';
  const words = diffWordsWithSpace(old, compared)
    .map((part) => (part.added ? added(part.value) : part.removed ? gone(part.value) : part.value))
    .join('');
  return rest === '' ? words : `${words}${rest}`;
}

/** From this length on (characters), the part that changed is shown by itself as well. */
const longText = 160;

/** Where a block begins. */
const placeIn = (source: Source, offset: number) =>
  `content/${source.file}:${source.at(offset).line}`;

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
  return changes.flatMap(({ before, now, own, isNew }) => {
    const what = now ? `${now.name}, ${placeIn(source, now.offset)}` : 'a block that is gone';
    const said = isNew
      ? by.added(now?.text ?? '')
      : now
        ? wordDifference(before ?? '', now.text, by)
        : by.gone(before ?? '');
    // In a long tag, a few words are hard to find among all of it.
    const part =
      now && before && !isNew && now.text.length > longText
        ? [`    ${showDifference(before, now.text)}`]
        : [];
    const place = own ? placeIn(translation, own.offset) : 'at the beginning';
    return [
      `  ${isNew ? 'new ' : ''}${what}`,
      `    ${said}`,
      ...part,
      `  ${isNew ? 'to come after' : 'beside'} ${place}`,
      `    ${own?.text ?? ''}`,
      '',
    ];
  });
}
