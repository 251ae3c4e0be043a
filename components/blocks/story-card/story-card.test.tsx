import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { locales } from '@/lib/i18n/locales';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is one link, whose name is the heading', async () => {
  const document = await renderExample('story-card', 'pl');
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    content.pathnameOf('case-studies/booksy', 'pl'),
  ]);
  expect(textsOf(document, 'h3')).toEqual(textsOf(document, 'a'));
  expect(textsOf(document, 'article p')).toHaveLength(1);
});

it('shows the client’s logo where there is one', async () => {
  const logo = async (more: string) => {
    const source = `<StoryCard imgSrc="/cards/horizon.svg" imgAlt="" heading="H" description="D." url="/blog" ${more} />`;
    return [...(await renderMdx(source)).querySelectorAll('img')].map(({ alt }) => alt);
  };
  expect(await logo('')).toEqual(['']);
  expect(await logo('clientLogoSrc="/favicon.svg" clientLogoAlt="Client"')).toEqual(['', 'Client']);
});

it.each(locales)(
  '%s: shows wordmark and chart of a case study where there is no picture',
  async (locale) => {
    const source = '<StoryCard heading="H" description="D." url="/case-studies/booksy" />';
    const document = await renderMdx(source, locale);
    expect(document.querySelector('article .card-chart img')?.getAttribute('src')).toMatch(
      /^\/art\/.+\.svg/,
    );
    expect(textsOf(document, 'h3')).toEqual(['H']);
  },
);

it('shows them for a link to a section of the case study as well', async () => {
  const source = '<StoryCard heading="H" description="D." url="/case-studies/booksy#results" />';
  const document = await renderMdx(source);
  expect(document.querySelector('article .card-chart img')?.getAttribute('src')).toContain(
    'booksy',
  );
});

it('wants a picture for what is no case study', async () => {
  const source = '<StoryCard heading="H" description="D." url="/blog" />';
  await expect(renderMdx(source)).rejects.toThrow('expected a picture');
});
