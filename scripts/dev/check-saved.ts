import { checkDocument } from '@/lib/check/check-document';
import type { DocumentCache } from '@/lib/check/document-cache';
import type { Problem } from '@/lib/check/problem';
import { siteRules } from '@/lib/check/rules';
import { readSource } from '@/lib/check/source';
import { contentDirectory } from '@/lib/content/content-directory';
import { currentMoment } from '@/lib/environment/clock';
import { blockSchemas } from '@/scripts/check/block-schemas';

const comparing = new Set(siteRules.map(({ name }) => name));

/**
 * What is known right after documents were saved: their own problems are found at once, those that come
 * from comparing pages stand as they were until the whole site is checked.
 * @param before All problems of the last whole check.
 * @param saved Files below the content folder that changed; one that is gone has no problems of its own.
 */
export function checkSaved(
  before: readonly Problem[],
  saved: ReadonlySet<string>,
  cache: DocumentCache,
): Problem[] {
  const kept = before.filter(({ file, rule }) => !saved.has(file) || comparing.has(rule));
  const found = [...saved].flatMap((file) => {
    try {
      const source = readSource(contentDirectory, file);
      return checkDocument(source, blockSchemas, currentMoment(), cache).problems;
    } catch {
      return [];
    }
  });
  return [...kept, ...found];
}
