import { existsSync } from 'node:fs';
import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { isPageFile, unreadFiles, unreadFilesBeside } from '@/lib/check/rules/files/file-name';
import { setCurrentTree } from '@/lib/content/current-tree';
import { type FileTree, readFileTree } from '@/lib/content/file-tree';
import { readSource, type Source } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import type { CheckCache } from './check-cache';
import { checkDocument } from './check-document';
import { isIgnored } from './ignored-rules';
import { type Problem, shortened, sortProblems, withShortQuotes } from './problem';
import type { SiteRule } from './rule';
import { siteRules } from './rules';

/** What is checked besides the content folder, and when. */
export type CheckOptions = Partial<
  Pick<CheckedSite, 'messages' | 'snapshot' | 'translations' | 'publicFiles' | 'downloadSources'>
> & {
  /** The moment the site shows, which decides what is scheduled or expired. */
  now: Date;
  /** What earlier runs found in files that did not change. */
  cache?: CheckCache;
};

/** Documents without those of a misnamed file where the file it is meant to be exists as well. */
const properDocuments = (documents: readonly DocumentSummary[], files: readonly string[]) => {
  const known = new Set(files);
  return documents.filter(({ file, id, locale }) => {
    const proper = `${id}/${locale}.mdx`;
    return file === proper || !known.has(proper);
  });
};

/** Puts the summaries of all documents together. */
function siteOf(site: Omit<CheckedSite, 'find'>): CheckedSite {
  const byKey = new Map(
    site.documents.map((summary) => [`${summary.locale}:${summary.id}`, summary]),
  );
  const find = (id: string, locale: Locale) => byKey.get(`${locale}:${id}`);
  return { ...site, find };
}

/** What a rule finds that compares files. */
const findingsOf = ({ name, severity, checkSite }: SiteRule, site: CheckedSite): Problem[] =>
  checkSite(site).map((found) => ({
    ...found,
    rule: name,
    message: shortened(found.message),
    severity,
  }));

/** A text that was read as well as could be is not what its file holds: a fix would land elsewhere in it. */
function withSafeFixes(problems: readonly Problem[], sources: readonly Source[]): Problem[] {
  const misread = new Set(sources.filter(({ fault }) => fault).map(({ file }) => file));
  return problems.map(({ fix, ...problem }) =>
    fix && !misread.has(problem.file) ? { ...problem, fix } : problem,
  );
}

/** The folders that are checked with the content, by their paths. */
const besides = ({ messages, publicFiles }: Pick<CheckOptions, 'messages' | 'publicFiles'>) =>
  new Map(
    [messages, publicFiles].flatMap((folder): [string, FileTree][] =>
      folder && existsSync(folder) ? [[folder, readFileTree(folder)]] : [],
    ),
  );

/**
 * Checks every page of a tree of content in one run.
 * @param directory The content folder.
 * @param blocks Contracts of the blocks.
 * @returns How many pages were read, and all problems sorted by place.
 */
export function checkContent(
  directory: string,
  blocks: ReadonlyMap<string, BlockSchema>,
  { now, cache, messages, publicFiles, ...options }: CheckOptions,
): { pages: number; problems: Problem[] } {
  setCurrentTree(directory);
  const tree = readFileTree(directory);
  const { files } = tree;
  const trees = besides({ messages, publicFiles });
  const unread = [...trees].flatMap(([folder, beside]) =>
    unreadFilesBeside(directory, folder, beside),
  );
  const sources = files.filter(isPageFile).map((file) => readSource(directory, file));
  const checked = sources.map((source) => checkDocument(source, blocks, now, cache));
  const documents = properDocuments(
    checked.flatMap(({ summary }) => summary ?? []),
    files,
  );
  const site = siteOf({
    ...{ directory, files, documents, now, cache, publicFiles, ...options },
    // Interface texts are read by their names: behind one of them may be a pipe.
    ...(messages && !trees.get(messages)?.faults.length && { messages }),
    publicPaths: trees.get(publicFiles ?? '')?.files.map((file) => `${publicFiles}/${file}`),
  });
  const ignored = new Map(sources.map(({ file }, at) => [file, checked[at]?.ignored ?? []]));
  const compared = siteRules
    .flatMap((rule) => findingsOf(rule, site))
    .filter((problem) => !isIgnored(problem, ignored.get(problem.file) ?? []));
  const problems = sortProblems([
    ...checked.flatMap((one) => one.problems),
    ...unreadFiles(tree),
    ...unread,
    ...compared,
  ]);
  return {
    pages: checked.length,
    problems: withSafeFixes(problems, sources).map((problem) => ({
      ...problem,
      message: shortened(withShortQuotes(problem.message)),
    })),
  };
}
