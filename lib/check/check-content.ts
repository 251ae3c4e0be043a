import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CheckedSite, DocumentSummary, SharedContent } from '@/lib/check/extract/site';
import { isPageFile, unreadFiles } from '@/lib/check/rules/files/file-name';
import { setCurrentTree } from '@/lib/content/current-tree';
import { readSource, readSourceAt, type Source } from '@/lib/content/source';
import { warsawDayOf } from '@/lib/content/visibility';
import { type FileTree, readFileTree } from '@/lib/files/file-tree';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { type CheckCache, noCache } from './check-cache';
import { type CheckedDocument, checkDocument, documentDataHash } from './check-document';
import { isIgnored } from './ignored-rules';
import { type Problem, problemOf, sortProblems } from './problem';
import { sharedRules, siteRules } from './rules';

/** What is checked besides the content folder, and when. */
export type CheckOptions = Partial<
  Pick<CheckedSite, 'messages' | 'snapshot' | 'translations' | 'publicFiles' | 'downloadSources'>
> & {
  /** The moment the site shows, which decides what is scheduled or expired. */
  now: Date;
  /** What earlier runs found in what did not change. */
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

/** A text that was read as well as could be is not what its file holds: a fix would land elsewhere in it. */
function withSafeFixes(problems: readonly Problem[], sources: readonly Source[]): Problem[] {
  const misread = new Set(sources.filter(({ fault }) => fault).map(({ file }) => file));
  return problems.map(({ fix, ...problem }) =>
    fix && !misread.has(problem.file) ? { ...problem, fix } : problem,
  );
}

/** The files of a folder that is checked with the content; none where nobody gave one. */
const treeOf = (folder: string | undefined): FileTree | undefined =>
  folder && existsSync(folder) ? readFileTree(folder) : undefined;

/** Checks every page by itself, unless the cache knows it. */
async function checkDocuments(
  sources: readonly Source[],
  blocks: ReadonlyMap<string, BlockSchema>,
  now: Date,
  cache: CheckCache,
): Promise<CheckedDocument[]> {
  const dataHash = documentDataHash();
  const checked: CheckedDocument[] = [];
  for (const [index, source] of sources.entries()) {
    checked.push(
      checkDocument(source, blocks, now, (content, find) => cache(`${dataHash}\n${content}`, find)),
    );
    // Whoever waits for the check can do something else in between.
    if (index % 20 === 0) await setImmediate();
  }
  return checked;
}

/**
 * Checks what pages share, unless the cache knows it.
 * @param messageFiles Files of interface texts, where they are to be checked as well.
 */
function checkShared(
  shared: SharedContent,
  messageFiles: readonly string[],
  cache: CheckCache,
): Problem[] {
  const targets = [
    ...shared.files.map((file) => path.join(shared.directory, file)),
    ...messageFiles.map((file) => path.join(shared.messages ?? '', file)),
  ];
  const texts = targets.flatMap((target) => {
    const { text, fault } = readSourceAt(target, target);
    return [target, fault?.message, text];
  });
  return cache(['shared', warsawDayOf(shared.now), ...texts].join('\n'), () =>
    sharedRules.flatMap((rule) => rule.checkShared(shared).map((found) => problemOf(rule, found))),
  );
}

/**
 * Checks every page of a tree of content in one run.
 * @param directory The content folder.
 * @param blocks Contracts of the blocks.
 * @returns How many pages were read, and all problems sorted by place.
 */
export async function checkContent(
  directory: string,
  blocks: ReadonlyMap<string, BlockSchema>,
  { now, cache = noCache, messages, publicFiles, ...options }: CheckOptions,
): Promise<{ pages: number; problems: Problem[] }> {
  setCurrentTree(directory);
  const tree = readFileTree(directory);
  const messageTree = treeOf(messages);
  const publicTree = treeOf(publicFiles);
  const sources = tree.files.filter(isPageFile).map((file) => readSource(directory, file));
  const checked = await checkDocuments(sources, blocks, now, cache);
  const summaries = checked.flatMap(({ summary }) => summary ?? []);
  const documents = properDocuments(summaries, tree.files);
  const byKey = new Map(documents.map((summary) => [`${summary.locale}:${summary.id}`, summary]));
  const site: CheckedSite = {
    ...{ directory, files: tree.files, documents, now, publicFiles, ...options },
    // Interface texts are read by their names: behind one of them may be a pipe.
    ...(messageTree?.faults.length === 0 && { messages }),
    publicPaths: publicTree?.files.map((file) => `${publicFiles}/${file}`),
    find: (id: string, locale: Locale) => byKey.get(`${locale}:${id}`),
  };
  const dataFiles = tree.files.filter((file) => file.endsWith('.yaml'));
  const shared = { directory, files: dataFiles, messages: site.messages, now };
  const ignored = new Map(sources.map(({ file }, at) => [file, checked[at]?.ignored ?? []]));
  const compared = siteRules
    .flatMap((rule) => rule.checkSite(site).map((found) => problemOf(rule, found)))
    .filter((problem) => !isIgnored(problem, ignored.get(problem.file) ?? []));
  const problems = sortProblems([
    ...checked.flatMap((one) => one.problems),
    ...unreadFiles(directory, directory, tree),
    ...(messages && messageTree ? unreadFiles(directory, messages, messageTree) : []),
    ...(publicFiles && publicTree ? unreadFiles(directory, publicFiles, publicTree) : []),
    ...checkShared(shared, site.messages ? (messageTree?.files ?? []) : [], cache),
    ...compared,
  ]);
  return { pages: checked.length, problems: withSafeFixes(problems, sources) };
}
