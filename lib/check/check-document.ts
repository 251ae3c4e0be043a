import type { BlockSchema } from '@/lib/schema/block';
import { documentRules } from './document-rules';
import { collectFacts } from './facts/collect-facts';
import { digestOf } from './facts/digest';
import type { DocumentDigest } from './facts/site-facts';
import type { Problem } from './problem';
import type { Source } from './source';

/** What a check finds in one file, and what other files may need to know of it. */
export type CheckedDocument = { problems: Problem[]; digest?: DocumentDigest };

/**
 * Checks one page by itself: its frontmatter and its text.
 * @param now The moment that decides what is scheduled.
 */
export function checkDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  const { file } = source;
  const facts = collectFacts(source, blocks);
  if (!facts) {
    const message = 'expected content/<page id>/<language>.mdx with language en or pl';
    const problem = { file, line: 1, column: 1, rule: 'file-name', message };
    return { problems: [{ ...problem, severity: 'error' }] };
  }
  const problems = documentRules.flatMap(({ name, severity, check }) =>
    check(facts, blocks).map(({ offset, message }) => ({
      file,
      ...source.at(offset),
      rule: name,
      message,
      severity,
    })),
  );
  return { problems, digest: digestOf(facts, now) };
}
