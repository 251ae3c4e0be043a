import type { BlockSchema } from '@/lib/schema/block';
import type { DocumentFacts } from './document-facts';
import type { DocumentDigest } from './site-facts';

/**
 * What a rule that compares documents needs to know of each of them. It is found when a document is read, and kept
 * until the document or any code changes. A rule declares it in its own file and lists it in `extracts`.
 */
export type Extract<Value> = {
  /** Names it among all that is kept of a document; best the name of the rule. */
  name: string;
  /**
   * @param document Its text, frontmatter, syntax tree and what is read off them.
   * @returns Data that JSON can hold.
   */
  from: (document: DocumentFacts, blocks: ReadonlyMap<string, BlockSchema>) => Value;
};

/** All of several extracts for a document, by their names. */
export const extractAll = (
  extracts: readonly Extract<unknown>[],
  document: DocumentFacts,
  blocks: ReadonlyMap<string, BlockSchema>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(extracts.map(({ name, from }) => [name, from(document, blocks)]));

/** What was found in a document. */
export const extractOf = <Value>({ extracts }: DocumentDigest, { name }: Extract<Value>): Value =>
  extracts[name] as Value;
