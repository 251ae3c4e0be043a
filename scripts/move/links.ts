import { extractDocument } from '@/lib/check/extract/extract-document';
import type { Move } from '@/lib/check/extract/moved-pages';
import { languageOfData, readWholeYaml } from '@/lib/check/extract/yaml';
import { parseInternalLink } from '@/lib/content/links';
import { createSource } from '@/lib/content/source';
import { dataFileOf } from '@/lib/schema/data-files';
import { referencesIn } from '@/lib/schema/formats';
import { blockSchemas } from '@/scripts/check/block-schemas';
import { idAfter, type Texts } from './texts';

/** A link and where it is in its file; nowhere where the file writes it otherwise than it reads. */
type PlacedLink = { href: string; at?: number; near: number };

/** Where a value is written: behind its quotation mark, where it has one. */
const placeOf = (text: string, href: string, offset: number) =>
  [offset, offset + 1].find((at) => text.startsWith(href, at));

/** The links of a page, in its text, its properties and its frontmatter. */
function linksOfPage(file: string, text: string): PlacedLink[] {
  const document = extractDocument(createSource(file, text), blockSchemas);
  return (document?.links ?? []).map(({ href, offset, hrefOffset }) => ({
    href,
    at: hrefOffset ?? placeOf(text, href, offset),
    near: offset,
  }));
}

/** The links of a data file, as its schema marks them. */
function linksOfData(file: string, text: string): PlacedLink[] {
  const schema = dataFileOf(file)?.schema;
  if (!schema) return [];
  const yaml = readWholeYaml(text, languageOfData(file));
  return referencesIn(yaml.raw, schema, 'link').map(({ path, value }) => {
    const offset = yaml.valueOffset(path);
    return { href: value, at: placeOf(text, value, offset), near: offset };
  });
}

/** A text with its links led to where pages are after a move. */
function relinked(text: string, links: readonly PlacedLink[], move: Move) {
  let result = text;
  let count = 0;
  const left: number[] = [];
  const places = new Set<number>();
  for (const { href, at, near } of [...links].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))) {
    const id = parseInternalLink(href)?.id;
    if (id === undefined || idAfter(id, move) === id) continue;
    if (at === undefined) left.push(near);
    else if (!places.has(at)) {
      places.add(at);
      result = `${result.slice(0, at)}/${idAfter(id, move)}${result.slice(at + 1 + id.length)}`;
      count += 1;
    }
  }
  return { result, count, left };
}

/**
 * Leads all links to where pages are after a move.
 * @param texts All texts of the content, which are changed.
 * @returns What was done, and links that are written so that they have to be corrected by hand.
 */
export function withNewLinks(texts: Texts, move: Move): string[] {
  let total = 0;
  let changed = 0;
  const byHand: string[] = [];
  for (const [file, text] of texts) {
    const links = file.endsWith('.mdx') ? linksOfPage(file, text) : linksOfData(file, text);
    const { result, count, left } = relinked(text, links, move);
    const source = createSource(file, text);
    byHand.push(...left.map((offset) => `content/${file}:${source.at(offset).line}`));
    if (count === 0) continue;
    texts.set(file, result);
    total += count;
    changed += 1;
  }
  const links = `${total} ${total === 1 ? 'link' : 'links'} in ${changed} ${changed === 1 ? 'file' : 'files'} corrected`;
  if (byHand.length === 0) return [links];
  return [links, `Correct by hand, since they are written in another way: ${byHand.join(', ')}`];
}
