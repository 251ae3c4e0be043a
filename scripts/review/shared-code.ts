import { existsSync, readFileSync } from 'node:fs';
import type { ReviewedPage } from './compare-sites';
import { sharedCode } from './reasons';

/** Files that no page is made of. */
const isAside = (file: string) =>
  /^(content|docs|tests|messages|\.github|\.vscode)\/|^[^/]*\.md$|^(biome|playwright|vitest)\.|\.(test|spec)\.tsx?$/.test(
    file,
  ) || /^scripts\/(?!build)/.test(file);

const tagOf = (folder: string) =>
  folder
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Name of the folder of a block, if a file is of one. */
const blockOf = (file: string) => /^components\/blocks\/([^/]+)\//.exec(file)?.[1];

/** Code in the words of those who review: blocks by their tag, all else by its file. */
function codeOf(files: readonly string[]): { words: string; block?: string }[] {
  const blocks = new Set(files.map(blockOf).filter((block) => block !== undefined));
  return [
    ...[...blocks].map((block) => ({ words: `block <${tagOf(block)}>`, block })),
    ...files.filter((file) => blockOf(file) === undefined).map((file) => ({ words: file })),
  ];
}

/** So many files are named; more of them say less than their number. */
const mostNamed = 5;

/**
 * Names the code by which pages may differ: of the files that changed those that a page can be made of; of blocks those
 * whose tag is in its text.
 * @param pages Whose reasons say “shared code”; they are completed.
 * @param files That differ between both sides.
 */
export function nameSharedCode(pages: readonly ReviewedPage[], files: readonly string[]): void {
  const all = codeOf(files.filter((file) => !isAside(file)));
  const texts = new Map<string, string>();
  const textOf = (page: ReviewedPage) => {
    const file = `content/${page.reasons?.id}/${page.language}.mdx`;
    const known = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(file, known);
    return known;
  };
  for (const page of pages) {
    if (!page.reasons?.words.includes(sharedCode)) continue;
    const text = textOf(page);
    const used = all.filter(({ block }) => !block || text.includes(`<${tagOf(block)}`));
    const named = used.slice(0, mostNamed).map(({ words }) => words);
    const more = used.length - named.length;
    const words = [...named, ...(more > 0 ? [`${more} more files of code`] : [])];
    const others = page.reasons.words.filter((word) => word !== sharedCode);
    page.reasons = { ...page.reasons, words: [...others, ...words] };
  }
}
