import { blockSchemas } from 'generated/block-schemas';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createSource } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import { compileBody } from '@/lib/mdx/compile';
import { isElement } from '@/lib/mdx/tree';
import { extractDocument } from './extract-document';

/** Ids that the renderer gives headings and passes to sections. */
function renderedAnchors(body: string, locale: Locale): string[] {
  const { tree } = compileBody(body, { locale, blocks: blockSchemas, resolveLink: (href) => href });
  const ids: string[] = [];
  visit(tree, (node) => {
    const isHeading = isElement(node) && /^h[1-6]$/.test(node.tagName);
    if (isHeading && node.properties.id !== 'footnote-label') ids.push(String(node.properties.id));
  });
  return ids;
}

function foundAnchors(text: string, file: string): string[] {
  const extract = extractDocument(createSource(file, text), blockSchemas);
  return (extract?.headings ?? []).flatMap(({ id }) => id ?? []);
}

describe('ids of headings are those of the rendered page', () => {
  it.each([
    ['the provider’s names', '## How {company} works\n\n## { brand }-{product}'],
    ['code', '## The `npm run check` command\n\n## `{x}`'],
    ['marks', '## *Cost* **control** ~~now~~ [linked](/home)'],
    ['the same words', '## Cost\n\n### Cost\n\n## Cost 1\n\n## Cost'],
    ['letters outside ASCII', '## Zażółć gęślą jaźń – „tak” 😀 ß İ'],
    ['words of one letter', '## W domu i w chmurze, a *w* pracy'],
    ['character references', '## A &amp; B &ndash; C\\*'],
    ['a picture', '## ![alt](/a.svg) Text'],
    ['a picture by reference', '## ![alt][a] Text\n\n[a]: /a.svg'],
    ['footnotes', 'One[^b].\n\n## Two[^a] and[^b]\n\n[^a]: A\n[^b]: B'],
    ['two lines', 'One\ntwo\n---\n\nOne\\\ntwo\n---'],
    ['nothing', '##\n\n## \n\n## 😀'],
    ['lists and quotations', '- ## One\n\n> ## One\n\n## One'],
    ['nothing but signs', '## ---!\n\n## – –\n\n## 🎉 🎉\n\n## Section'],
    ['the names of parts of the frame', '## Menu\n\n## Content\n\n## Menu\n\n## Menu 1'],
    ['the name of a part of a block', '## Result\n\n<SelfAssessment label="A" goodLabel="B" />'],
    ['letters in two pieces', '## Z&#775;o&#769;lw'],
    ['blocks', '<Section id="one">\n\n## One\n\n</Section>\n\n## One'],
  ])('with %s', (_name, body) => {
    for (const locale of ['en', 'pl'] as const) {
      const rendered = renderedAnchors(body, locale);
      expect(foundAnchors(body, `home/${locale}.mdx`)).toEqual(rendered);
    }
  });
});

it('adds the ids of sections, and no other property that is called id', () => {
  const body =
    '## One\n\n<Section id="two">\n\nText\n\n</Section>\n\n<Hero lead="l" id="three" />\n';
  const extract = extractDocument(createSource('home/en.mdx', body), blockSchemas);
  expect(extract?.anchors).toEqual(['one', 'two']);
});
