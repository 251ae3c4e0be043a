import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { maskCode } from '@/lib/check/mask-code';
import type { Page } from '@/lib/content/document';
import { buildBareApp } from '@/tests/support/bare-app';
import { builtFiles, builtPages, fileOf, outDirectory } from '@/tests/support/built-site';
import { scriptsOf, scriptWeight } from '@/tests/support/page-scripts';
import { addressedPages } from '@/tests/support/site-registry';

/** Our own script on a page without interactive blocks, above the bare page: 12 KB (issue 2). */
const budget = 12 * 1024;

/** What lists of posts, posts and the search may add: they choose, copy, share and search. */
const livelyBudget = 16 * 1024;

/** Blocks with a carousel. */
const carousels = /<(QuoteCarousel|NumberedSlider|ItemListCarousel|ExtendedSlider|LogoCarousel)\b/;

/** Blocks that bring script of their own; an accordion does where its questions have anchors. */
const interactive = new RegExp(
  `${carousels.source}|<(ContactForm|ContactModal|TextTabs|CircularDiagram|OptionSelector|ZoomableImage|VideoThumbnail|IntroVideo|JobList|NewsletterBlock|ExpertProfile|Authority|AccordionItem[^>]* id=|Hero[^>]* isAnimated)\\b`,
);

/** Scripts that hold a library's code, by a word only that library has. */
const scriptsWith = (word: string) =>
  builtFiles
    .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(outDirectory, file), 'utf8').includes(word))
    .map((file) => file.slice('_next/'.length));

const named = (page: string, scripts: string[]) =>
  scriptsOf(outDirectory, page).filter((script) => scripts.includes(script));

describe('script', () => {
  let floor = 0;
  beforeAll(() => {
    floor = scriptWeight(buildBareApp(), 'index.html');
  });

  it('of the bare page has the size that frameworks have', () => {
    expect(floor).toBeGreaterThan(80 * 1024);
  });

  const withoutBlocks = addressedPages.filter(({ body }) => !interactive.test(maskCode(body)));
  /** Code can be copied by a button. */
  const hasCode = ({ body }: Page) => /^[ >]*(```|~~~)/m.test(body);
  const isLively = (page: Page) =>
    page.type === 'Post' || hasCode(page) || /^(search|blog|blog\/page\/.*)$/.test(page.id);
  const plain = withoutBlocks.filter((page) => !isLively(page));
  const lively = withoutBlocks.filter(isLively);
  it.each(plain)('of $address stays within 12 KB above the bare page', ({ address }) => {
    expect(scriptWeight(outDirectory, fileOf(address)) - floor).toBeLessThanOrEqual(budget);
  });

  it.each(lively)('of $address stays within 16 KB above the bare page', ({ address }) => {
    expect(scriptWeight(outDirectory, fileOf(address)) - floor).toBeLessThanOrEqual(livelyBudget);
  });

  it('of Swiper stands on the pages with a carousel and on no other', () => {
    const swiper = scriptsWith('swiper-slide');
    expect(swiper.length).toBeGreaterThan(0);
    const carrying = builtPages.filter((page) => named(page, swiper).length > 0);
    const expected = addressedPages
      .filter(({ body }) => carousels.test(maskCode(body)))
      .map(({ address }) => fileOf(address));
    expect(carrying).toEqual(expected.sort());
  });

  it('of Headless UI is loaded with tabs only: a dialog fetches it when it is first opened', () => {
    const headless = scriptsWith('headlessui');
    expect(headless.length).toBeGreaterThan(0);
    const expected = addressedPages
      .filter(({ body }) => maskCode(body).includes('<TextTabs'))
      .map(({ address }) => fileOf(address));
    expect(builtPages.filter((page) => named(page, headless).length > 0)).toEqual(expected.sort());
  });
});
