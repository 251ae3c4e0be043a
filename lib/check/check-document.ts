import type { BlockSchema } from '@/lib/schema/block';
import { documentRules } from './document-rules';
import { collectFacts } from './facts/collect-facts';
import { digestOf } from './facts/digest';
import type { DocumentDigest } from './facts/site-facts';
import { fileRules } from './file-rules';
import type { Problem } from './problem';
import type { RuleText } from './rule';
import type { Source } from './source';

/** What a check finds in one file, and what other files may need to know of it. */
export type CheckedDocument = { problems: Problem[]; digest?: DocumentDigest };

/** A problem of the file as a whole. */
function fileProblem(file: string, { name, severity }: RuleText, message: string): CheckedDocument {
  return { problems: [{ file, line: 1, column: 1, rule: name, message, severity }] };
}

/**
 * Checks one page by itself: its frontmatter and its text. Never throws: input that nobody thought of is
 * a problem of the file, not of the check.
 * @param now The moment that decides what is scheduled.
 */
export function checkDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  try {
    return checkReadable(source, blocks, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fileProblem(source.file, fileRules.unreadable, `the file cannot be read: ${reason}`);
  }
}

function checkReadable(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  const { file } = source;
  const facts = collectFacts(source, blocks);
  if (!facts) {
    const message = 'expected content/<page id>/<language>.mdx with language en or pl';
    return fileProblem(file, fileRules.name, message);
  }
  const problems = documentRules.flatMap(({ name, severity, check }) =>
    check(facts, blocks).map(({ offset, message, fix }) => ({
      file,
      ...source.at(offset),
      rule: name,
      message,
      severity,
      ...(fix && { fix }),
    })),
  );
  return { problems, digest: digestOf(facts, now) };
}
