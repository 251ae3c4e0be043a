import type { DocumentExtract } from '@/lib/check/extract/document';
import { placeholderFaults } from '@/lib/check/placeholder-faults';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { splitFrontmatter } from '@/lib/content/source';

/** Words in braces that mean nothing, in a stretch of the source that begins at a place. */
function faultsIn(text: string, start: number, source: string): Finding[] {
  let from = start;
  return placeholderFaults(text).map(({ at, message }) => {
    // Where the source writes it otherwise, the stretch's beginning has to do.
    const found = source.indexOf(at, from);
    const offset = found < 0 ? from : found;
    from = found < 0 ? from : offset + at.length;
    return { offset, message };
  });
}

function unknownPlaceholders({ tags, source: { text } }: DocumentExtract): Finding[] {
  // The frontmatter is searched as it is written: its values have the names filled in.
  const yaml = splitFrontmatter(text).yaml.replace(/^[ \t]*#.*$/gm, '');
  return [
    ...faultsIn(yaml, text.indexOf('\n') + 1, text),
    ...tags.flatMap(({ props, places, offset }) =>
      Object.entries(props).flatMap(([name, value]) =>
        textsIn(value).flatMap((one) => faultsIn(one.text, places[name] ?? offset, text)),
      ),
    ),
  ];
}

/** Rules about the provider’s names and facts in frontmatter and in properties; in texts, no-code finds them. */
export const unknownPlaceholder: DocumentRule = {
  name: 'unknown-placeholder',
  severity: 'error',
  summary:
    'A word in braces is one of the provider’s names or facts: visitors would see any other.',
  remedy:
    'Write `{company}`, `{brand}`, `{product}` or a name from data/facts.yaml or data/prices.yaml such as `{facts.founded}` or `{prices.soc}`, or leave the braces out.',
  checkDocument: unknownPlaceholders,
};
