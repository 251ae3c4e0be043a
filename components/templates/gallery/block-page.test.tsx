import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { guide } from '@/components/blocks/hero/schema';
import { setLocale } from '@/tests/support/next-doubles';
import { textsOf } from '@/tests/support/render-mdx';
import { textOf } from '@/tests/support/texts';
import { BackgroundPage, BlockPage } from './block-page';
import { BlockProperties } from './block-properties';
import { schemasOf } from './gallery-entries';
import { GalleryIndex } from './gallery-index';
import { SamplePage } from './sample-page';

async function render(node: ReactNode): Promise<Document> {
  setLocale('pl');
  const { prelude } = await prerender(node);
  return new JSDOM(await new Response(prelude as ReadableStream).text()).window.document;
}

const source = readFileSync('components/blocks/hero/example.pl.mdx', 'utf8').trim();
const heading = source.match(/heading="([^"]+)"/)?.[1];
const folded = (text: string | null | undefined) => text?.replace(/\s+/g, ' ');

describe('page of a block', () => {
  it('shows the example in its language, and all else in English', async () => {
    const document = await render(<BlockPage locale="pl" folder="hero" />);
    const example = document.querySelector('[aria-label="Example on paper"]');
    expect(example?.getAttribute('lang')).toBe('pl');
    expect(folded(example?.querySelector('h1')?.textContent)).toBe(heading);
    expect(example?.closest('[lang="en"]')?.querySelector('h1')?.textContent).toBe('Hero');
  });

  it('brings the MDX as it is written, the guide, and every property', async () => {
    const document = await render(<BlockPage locale="pl" folder="hero" />);
    expect(document.querySelector('pre code')?.textContent).toBe(source);
    for (const note of Object.values(guide)) expect(document.body.textContent).toContain(note);
    const properties = Object.keys(schemasOf('hero')[0].props.shape);
    expect(textsOf(document, 'td:first-child')).toEqual(properties);
  });

  it('leads to the example alone, to all blocks, and to the other language', async () => {
    const document = await render(<BlockPage locale="pl" folder="hero" />);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const alone = ['paper', 'mist', 'night'].map((background) => `/pl/blocks/hero/${background}`);
    const others = ['/pl/blocks', '/blocks/hero', '/pl/blocks/section'];
    expect(links).toEqual(expect.arrayContaining([...alone, ...others]));
    expect(textsOf(document, 'nav [aria-current="page"]')).toEqual(['Hero', 'Hero']);
  });
});

it('says where child tags belong and what they take', async () => {
  const document = await render(<BlockProperties schemas={schemasOf('feature-list')} />);
  expect(textsOf(document, 'h3')).toEqual([
    '<FeatureList>',
    '<Feature>',
    '<BenefitList>',
    '<Benefit>',
  ]);
  const [list, item] = textsOf(document, 'h3 + p');
  expect(list).toContain('Only <Feature> goes between its tags.');
  expect(item).toContain('It belongs in <FeatureList> only.');
});

it.each(['mist', 'night'] as const)('shows the example alone on %s', async (background) => {
  const document = await render(
    <BackgroundPage locale="pl" folder="button-link" background={background} />,
  );
  const section = document.querySelector(`[aria-label="Example on ${background}"] > section`);
  expect(section?.classList.contains(`on-${background}`)).toBe(true);
  expect(document.querySelector('pre')).toBeNull();
});

it('lists the blocks with their sentences', async () => {
  const document = await render(<GalleryIndex locale="pl" />);
  const link = document.querySelector('main a[href="/pl/blocks/hero"]');
  expect(link?.closest('li')?.textContent).toContain(schemasOf('hero')[0].description);
});

it('lists the samples of components/ui', async () => {
  const document = await render(<GalleryIndex locale="pl" />);
  expect(document.querySelector('main a[href="/pl/blocks/ui/button"]')?.textContent).toBe('button');
});

it('leads from a sample back to the list', async () => {
  const document = await render(<SamplePage locale="pl" name="divider" />);
  const back = document.querySelector('main a[href="/pl/blocks"]');
  expect(back?.textContent).toBe(textOf('pl', 'common.all_blocks'));
});

it('names the folder that no block has the name of', () => {
  expect(() => schemasOf('no-such-block')).toThrow('components/blocks/no-such-block');
});
