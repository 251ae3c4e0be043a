import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFiles } from '@/lib/content/read-content';
import type { BlockSchema } from '@/lib/schema/block';
import { checkDocument } from './check-document';
import { createContentIndex } from './content-index';
import { type Problem, sortProblems } from './problem';
import { checkReferences } from './references';
import { readSource } from './source';

/** Ids of the people that posts may name. */
function peopleIds(directory: string): string[] {
  const file = path.join(directory, 'data', 'people.yaml');
  if (!existsSync(file)) return [];
  const people: unknown = parse(readFileSync(file, 'utf8'));
  return people !== null && typeof people === 'object' ? Object.keys(people) : [];
}

/**
 * Checks every page of a tree of content in one run.
 * @param directory The content folder.
 * @param blocks Contracts of the blocks.
 * @param now The moment that decides what is scheduled.
 * @returns How many pages were read, and all problems sorted by place.
 */
export function checkContent(
  directory: string,
  blocks: ReadonlyMap<string, BlockSchema>,
  now = new Date(),
): { pages: number; problems: Problem[] } {
  const sources = contentFiles(directory)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readSource(directory, file));
  const index = createContentIndex(sources, peopleIds(directory), now);
  const problems = sources.flatMap((source) => [
    ...checkDocument(source, blocks, index),
    ...checkReferences(source, index),
  ]);
  return { pages: sources.length, problems: sortProblems(problems) };
}
