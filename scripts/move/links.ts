import { extractDocument } from '@/lib/check/extract/extract-document';
import type { Move } from '@/lib/check/extract/moved-pages';
import { languageOfData, readWholeYaml } from '@/lib/check/extract/yaml';
import { parseInternalLink } from '@/lib/content/links';
import { createSource } from '@/lib/content/source';
import { dataFileOf } from '@/lib/schema/data-files';
import { referencesIn } from '@/lib/schema/formats';
import { blockSchemas } from '@/scripts/check/block-schemas';
import { idAfter, type Texts } from './texts';

/** A link and where it is in its file. */
type PlacedLink = { href: string; at: number };

/** Where a value is written: behind its quotation mark, where it has one; nowhere where it is written otherwise than it reads. */
const placedAt = (text: string, href: string, offset: number): PlacedLink[] =>
  [offset, offset + 1].filter((at) => text.startsWith(href, at)).map((at) => ({ href, at }));

/** The links of a page, in its text, its properties and its frontmatter. */
function linksOfPage(file: string, text: string): PlacedLink[] {
  const document = extractDocument(createSource(file, text), blockSchemas);
  return (document?.links ?? []).flatMap(({ href, offset, hrefOffset }) =>
    hrefOffset === undefined ? placedAt(text, href, offset) : [{ href, at: hrefOffset }],
  );
}

/** The links of a data file, as its schema marks them. */
function linksOfData(file: string, text: string): PlacedLink[] {
  const schema = dataFileOf(file)?.schema;
  if (!schema) return [];
  const yaml = readWholeYaml(text, languageOfData(file));
  return referencesIn(yaml.raw, schema, 'link').flatMap(({ path, value }) =>
    placedAt(text, value, yaml.valueOffset(path)),
  );
}

/**
 * Leads all links to where pages are after a move; one that is written in another way than it reads stays, and the check names it.
 * @param texts All texts of the content, which are changed.
 * @returns What was done.
 */
export function withNewLinks(texts: Texts, move: Move): string {
  let total = 0;
  let changed = 0;
  for (const [file, text] of texts) {
    const links = file.endsWith('.mdx') ? linksOfPage(file, text) : linksOfData(file, text);
    const moved = new Map<number, string>();
    for (const { href, at } of links) {
      const id = parseInternalLink(href)?.id;
      if (id !== undefined && idAfter(id, move) !== id) moved.set(at, id);
    }
    // The last first, so that places before a change stay as they are.
    const result = [...moved]
      .sort(([one], [other]) => other - one)
      .reduce(
        (so, [at, id]) => `${so.slice(0, at)}/${idAfter(id, move)}${so.slice(at + 1 + id.length)}`,
        text,
      );
    texts.set(file, result);
    total += moved.size;
    if (moved.size > 0) changed += 1;
  }
  return `${total} ${total === 1 ? 'link' : 'links'} in ${changed} ${changed === 1 ? 'file' : 'files'} corrected`;
}
