import { createHash } from 'node:crypto';
import { extractDocument } from '@/lib/check/extract/extract-document';
import { collectAll, type DocumentSummary, summaryOf } from '@/lib/check/extract/site';
import { fileRules, pageNameFault } from '@/lib/check/rules/files/file-name';
import { mergeConflict } from '@/lib/check/rules/files/files';
import { currentText } from '@/lib/content/current-tree';
import type { Source } from '@/lib/content/source';
import type { BlockSchema } from '@/lib/schema/block';
import { type CheckCache, noCache } from './check-cache';
import { type Ignored, ignoredRules, isIgnored } from './ignored-rules';
import { withoutConflicts } from './merge-conflict';
import { type Finding, type Problem, problemOf, startOfFile } from './problem';
import type { RuleText } from './rule';
import { allRules, documentRules, siteRules } from './rules';
import { ignoreComment } from './rules/markdown/syntax';
import { nameFiles } from './spelling/lexicon';

/** What a check finds in one file, and what other files may need to know of it. */
export type CheckedDocument = {
  problems: Problem[];
  summary?: DocumentSummary;
  /** Where comments silence rules. */
  ignored?: readonly Ignored[];
};

/** Data files by which every document is checked: what texts name, and the words and names that are right. */
const dataFiles = ['facts', 'prices', 'glossary', 'words', ...nameFiles];

/** A hash of the data by which every document is checked, besides its own text. */
export const documentDataHash = (): string =>
  createHash('sha256')
    .update(dataFiles.map((name) => currentText(`${name}.yaml`)).join('\n'))
    .digest('hex');

const ruleNames = allRules.map(({ name }) => name);

/** What rules that compare documents need to know of each. */
const collectors = [...new Set(siteRules.flatMap((rule) => rule.collectors ?? []))];

/**
 * Checks one page by itself, unless a cache knows it: frontmatter and text. Never throws: input that nobody thought of is a
 * problem of the file.
 * @param now The moment that decides what is scheduled.
 * @param cache What earlier runs found.
 */
export function checkDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
  cache: CheckCache = noCache,
): CheckedDocument {
  const { file, text, fault } = source;
  return cache([file, fault?.message, text].join('\n'), () => {
    try {
      return checkReadable(source, blocks, now);
    } catch (error) {
      const reason =
        error instanceof RangeError
          ? 'too many brackets, lists or quotations are inside one another; take out what was added last'
          : String(error);
      const message = `the file cannot be read: ${reason}`;
      return { problems: [problemOf(fileRules.unreadable, { ...startOfFile(file), message })] };
    }
  });
}

/** What keeps a file from being looked at, if anything. */
function unreadableFault({ text, fault }: Source): Finding[] {
  if (fault || text.trim() !== '') return fault ? [fault] : [];
  const message =
    'the file is empty: begin it with a line of `---`, then `title: …`, `description: …`, another line of `---`, and the text below';
  return [{ offset: 0, message }];
}

function checkReadable(
  written: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  const { source, conflicts } = withoutConflicts(written);
  const { file } = source;
  const problemsOf = (rule: RuleText, findings: readonly Finding[]) =>
    findings.map(({ offset, ...found }) =>
      problemOf(rule, { file, ...source.at(offset), ...found }),
    );
  const name = pageNameFault(file);
  const nameProblems = problemsOf(
    fileRules.name,
    name ? [{ offset: 0, message: name.message }] : [],
  );
  // What a misnamed file is meant to be is known to other pages, so that links to it are not reported as well.
  const document = extractDocument({ ...source, file: name?.meant ?? file }, blocks);
  if (!document || (name && !name.meant)) return { problems: nameProblems };
  const { isRead, ...known } = summaryOf(document, now, collectAll(collectors, document, blocks));
  const summary = { ...known, file, isRead: isRead && !source.isCut };
  const whole = [
    ...problemsOf(fileRules.unreadable, unreadableFault(source)),
    ...problemsOf(mergeConflict, conflicts),
  ];
  if (whole.length > 0)
    return { problems: [...nameProblems, ...whole], summary: { ...summary, isSound: false } };
  const { ignored, findings } = ignoredRules(document.tree, source, ruleNames);
  const problems = [
    ...problemsOf(ignoreComment, findings),
    ...documentRules.flatMap((rule) => problemsOf(rule, rule.checkDocument(document, blocks))),
  ].filter((one) => !isIgnored(one, ignored));
  const isSound = !problems.some(({ fatal }) => fatal);
  return { problems: [...nameProblems, ...problems], summary: { ...summary, isSound }, ignored };
}
