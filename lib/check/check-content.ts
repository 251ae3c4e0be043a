import { contentFiles } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { checkDocument } from './check-document';
import { type DocumentCache, noCache } from './document-cache';
import type { SiteFacts } from './facts/site-facts';
import { type Problem, sortProblems } from './problem';
import { siteRules } from './site-rules';
import { readSource } from './source';

/** What is checked besides the content folder, and when. */
export type CheckOptions = Partial<
  Pick<SiteFacts, 'now' | 'messages' | 'snapshot' | 'translations'>
> & {
  /** What earlier runs found in files that did not change. */
  cache?: DocumentCache;
};

/** Puts the digests of all documents together. */
function siteOf(site: Omit<SiteFacts, 'find'>): SiteFacts {
  const byKey = new Map(site.documents.map((digest) => [`${digest.locale}:${digest.id}`, digest]));
  const find = (id: string, locale: Locale) => byKey.get(`${locale}:${id}`);
  return { ...site, find };
}

/**
 * Checks every page of a tree of content in one run.
 * @param directory The content folder.
 * @param blocks Contracts of the blocks.
 * @returns How many pages were read, and all problems sorted by place.
 */
export function checkContent(
  directory: string,
  blocks: ReadonlyMap<string, BlockSchema>,
  { now = new Date(), cache = noCache, ...options }: CheckOptions = {},
): { pages: number; problems: Problem[] } {
  const files = contentFiles(directory);
  const checked = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readSource(directory, file))
    .map((source) => cache.get(source.file, source.text, () => checkDocument(source, blocks, now)));
  const documents = checked.flatMap(({ digest }) => digest ?? []);
  const site = siteOf({ directory, files, documents, now, ...options });
  const compared = siteRules.flatMap(({ name, severity, check }) =>
    check(site).map((found) => ({ ...found, rule: name, severity })),
  );
  const problems = sortProblems([...checked.flatMap((one) => one.problems), ...compared]);
  return { pages: checked.length, problems };
}
