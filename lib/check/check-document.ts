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
import { type Finding, type Problem, problemOf } from './problem';
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

/** A problem of the file as a whole. */
function fileProblem(file: string, rule: RuleText, message: string): CheckedDocument {
  return { problems: [problemOf(rule, { file, line: 1, column: 1, message })] };
}

const ruleNames = allRules.map(({ name }) => name);

/** What rules that compare documents need to know of each. */
const collectors = [...new Set(siteRules.flatMap((rule) => rule.collectors ?? []))];

/** Input that nobody thought of is a problem of the file, not of the check. */
function checkAnything(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  try {
    return checkReadable(source, blocks, now);
  } catch (error) {
    const reason =
      error instanceof RangeError
        ? 'too many brackets, lists or quotations are inside one another; take out what was added last'
        : String(error);
    return fileProblem(source.file, fileRules.unreadable, `the file cannot be read: ${reason}`);
  }
}

/**
 * Checks one page by itself, unless a cache knows it: frontmatter and text. Never throws.
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
  const content = [file, fault?.message, text].join('\n');
  return cache(content, () => checkAnything(source, blocks, now));
}

/** What is wrong with a file before anything in it is looked at. */
function wholeFaults({ text, fault }: Source): Finding[] {
  if (fault) return [fault];
  const message =
    'the file is empty: begin it with a line of `---`, then `title: …`, `description: …`, another line of `---`, and the text below';
  return text.trim() === '' ? [{ offset: 0, message }] : [];
}

function checkReadable(
  written: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
): CheckedDocument {
  const { source, conflicts } = withoutConflicts(written);
  const { file } = source;
  const name = pageNameFault(file);
  const nameProblems = name ? fileProblem(file, fileRules.name, name.message).problems : [];
  // What a misnamed file is meant to be is known to other pages, so that links to it are not reported as well.
  const document = extractDocument({ ...source, file: name?.meant ?? file }, blocks);
  if (!document || (name && !name.meant)) return { problems: nameProblems };
  const { isRead, ...known } = summaryOf(document, now, collectAll(collectors, document, blocks));
  const summary = { ...known, file, isRead: isRead && !source.isCut };
  const problem = (rule: RuleText, { offset, ...found }: Finding) =>
    problemOf(rule, { file, ...source.at(offset), ...found });
  const whole = [
    ...wholeFaults(source).map((fault) => problem(fileRules.unreadable, fault)),
    ...conflicts.map((conflict) => problem(mergeConflict, conflict)),
  ];
  if (whole.length > 0)
    return { problems: [...nameProblems, ...whole], summary: { ...summary, isSound: false } };
  const { ignored, findings } = ignoredRules(document.tree, source, ruleNames);
  const problems = [
    ...findings.map((finding) => problem(ignoreComment, finding)),
    ...documentRules.flatMap((rule) =>
      rule.checkDocument(document, blocks).map((finding) => problem(rule, finding)),
    ),
  ].filter((one) => !isIgnored(one, ignored));
  const isSound = !problems.some(({ fatal }) => fatal);
  return { problems: [...nameProblems, ...problems], summary: { ...summary, isSound }, ignored };
}
