import type { DocumentExtract } from '@/lib/check/extract/document';
import { placeholderFaults } from '@/lib/check/placeholder-faults';
import type { DocumentRule, Finding } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';
import { splitFrontmatter } from '@/lib/content/source';

/** Where a piece of a value begins; the value's beginning where the source writes it otherwise. */
function placeOf(piece: string, from: number, source: string): number {
  const found = source.indexOf(piece, from);
  return found < 0 ? from : found;
}

/** Words in braces that mean nothing, in a value and all that is in it. */
const faultsIn = (value: unknown, from: number, source: string): Finding[] =>
  textsIn(value).flatMap(({ text }) =>
    placeholderFaults(text).map(({ at, message }) => ({
      offset: placeOf(at, from, source),
      message,
    })),
  );

/** The frontmatter is searched as it is written: its values have the names filled in. */
function frontmatterFaults(source: string): Finding[] {
  const { yaml } = splitFrontmatter(source);
  let from = source.indexOf('\n') + 1;
  return placeholderFaults(yaml.replace(/^[ \t]*#.*$/gm, '')).map(({ at, message }) => {
    const offset = placeOf(at, from, source);
    from = offset + at.length;
    return { offset, message };
  });
}

function unknownPlaceholders({ tags, source }: DocumentExtract): Finding[] {
  const ofProps = tags.flatMap(({ props, places, offset }) =>
    Object.entries(props).flatMap(([name, value]) =>
      faultsIn(value, places[name] ?? offset, source.text),
    ),
  );
  return [...frontmatterFaults(source.text), ...ofProps];
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
