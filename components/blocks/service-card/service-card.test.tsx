import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { locales } from '@/lib/i18n/locales';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const picture = 'imgSrc="/favicon.svg" imgAlt=""';
const serviceCard = (text: string) =>
  `<ServiceCard ${picture} text="${text}" buttonUrl="/services/finops" />`;
const customerCard = `<CustomerCard ${picture} heading="Slotelia" text="A booking app." buttonUrl="/case-studies/booksy" />`;
const storyCard = (more = '') => `<StoryCard heading="H" description="D." ${more} />`;

it('a card of a service has the name of its page, its text once, and one link', async () => {
  const document = await renderMdx(serviceCard('Owners of every line.'), 'pl');
  expect(textsOf(document, 'h3')).toEqual(['FinOps']);
  expect(textsOf(document, 'p')).toEqual(['Owners of every line.']);
  expect(textsOf(document, 'a')).toEqual(['Zobacz usługę']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    content.pathnameOf('services/finops', 'pl'),
  );
});

it('links of services of one page are told apart by their texts', async () => {
  const document = await renderMdx(`${serviceCard('One')}\n\n${serviceCard('Two')}`);
  const described = [...document.querySelectorAll('a')].map(
    (link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual(['One', 'Two']);
});

it('a card of a customer has heading, text and a link with the customer’s name, once each', async () => {
  const document = await renderMdx(customerCard, 'pl');
  expect(textsOf(document, 'article a')).toEqual(['Historia klienta: Slotelia']);
  expect(document.querySelector('article a')?.getAttribute('href')).toBe(
    content.pathnameOf('case-studies/booksy', 'pl'),
  );
  const parts = [...document.querySelectorAll('article :is(h3, img, p, a)')];
  expect(parts.map(({ tagName }) => tagName)).toEqual(['IMG', 'H3', 'P', 'A']);
  expect(document.querySelectorAll('[hidden], [aria-hidden], [inert], .hidden')).toHaveLength(0);
});

it('a story is one link, whose name is the heading', async () => {
  const document = await renderMdx(storyCard(`${picture} url="/case-studies/booksy"`), 'pl');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    content.pathnameOf('case-studies/booksy', 'pl'),
  );
  expect(textsOf(document, 'h3')).toEqual(['H']);
  expect(textsOf(document, 'a')).toEqual(['H']);
  expect(textsOf(document, 'article p')).toEqual(['D.']);
});

it('a story shows the client’s logo where there is one', async () => {
  const logo = async (more: string) => {
    const document = await renderMdx(storyCard(`${picture} url="/blog" ${more}`));
    return [...document.querySelectorAll('img')].map(({ alt }) => alt);
  };
  expect(await logo('')).toEqual(['']);
  expect(await logo('clientLogoSrc="/favicon.svg" clientLogoAlt="Client"')).toEqual(['', 'Client']);
});

it.each(locales)(
  '%s: a story shows wordmark and chart of a case study where it has no picture',
  async (locale) => {
    const document = await renderMdx(storyCard('url="/case-studies/booksy"'), locale);
    expect(document.querySelector('article [data-case-picture] img')?.getAttribute('src')).toMatch(
      /^\/art\/.+\.svg/,
    );
    expect(textsOf(document, 'h3')).toEqual(['H']);
  },
);

it('a story shows them for a link to a section of the case study as well', async () => {
  const document = await renderMdx(storyCard('url="/case-studies/booksy#results"'));
  expect(document.querySelector('article [data-case-picture] img')?.getAttribute('src')).toContain(
    'booksy',
  );
});

it('shows each card of its example', async () => {
  const document = await renderExample('service-card');
  expect(document.querySelectorAll('article')).toHaveLength(5);
});
