import type { DocumentExtract } from '@/lib/check/extract/document';
import { placedFaults } from '@/lib/check/placeholder-faults';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { textsIn } from '@/lib/check/texts-in';

/** Words in braces that mean nothing, in values of the frontmatter and in properties. */
const unknownPlaceholders = ({ frontmatter, tags, source }: DocumentExtract): Finding[] => [
  ...textsIn(frontmatter.raw).flatMap(({ path, text }) =>
    placedFaults(text, frontmatter.offsetOf(path), source.text),
  ),
  ...tags.flatMap(({ strings }) =>
    strings.flatMap(({ value, offset }) => placedFaults(value, offset, source.text)),
  ),
];

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
