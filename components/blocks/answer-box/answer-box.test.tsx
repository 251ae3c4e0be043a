import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { setLocale } from '@/tests/support/next-doubles';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { OfferInBrief } from './answer-box';

const space = '\u00A0';

it('answers in a paragraph, and labels the facts that are given in the order of the contract', async () => {
  const document = await renderExample('answer-box');
  expect(textsOf(document, 'h2')).toEqual(['In short']);
  expect(textsOf(document, 'p')).toHaveLength(1);
  expect(textsOf(document, 'dt')).toEqual(['For', 'You get', 'Takes', 'From you']);
  expect(textsOf(document, 'dd')[2]).toBe('One quarter: three full invoices');
});

it('keeps to its order whatever the order they are written in', async () => {
  const document = await renderMdx(
    '<AnswerBox takes="A" get="{facts.availability}" for="B">\n\nText.\n\n</AnswerBox>',
  );
  expect(textsOf(document, 'dl > div')).toEqual(['ForB', 'You get99.95%', 'TakesA']);
});

it('has no list where nothing is given', async () => {
  const document = await renderMdx('<AnswerBox>\n\nText.\n\n</AnswerBox>');
  expect(document.querySelectorAll('dl')).toHaveLength(0);
});

const box = '<AnswerBox for="A">\n\nText.\n\n</AnswerBox>';
const offered = (locale: Locale, pageId: string) =>
  renderMdx(box, locale, { AnswerBox: { pageId } });

it.each([
  ['en', `from PLN${space}48,000 before VAT, fixed in the order and travel`],
  ['pl', `od 48${space}000${space}zł netto, po zamówieniu cena się nie zmienia i${space}dojazd`],
] as const)('shows what the page of the box offers, in %s', async (locale, price) => {
  const document = await offered(locale, 'services/review');
  const [own, offer] = document.querySelectorAll('dl');
  expect(own?.querySelectorAll('dt')).toHaveLength(1);
  expect(offer?.querySelectorAll('dt')).toHaveLength(5);
  expect(offer?.querySelector('dd')?.textContent).toBe(price);
});

it.each([
  ['en', `PLN${space}0.11 a GB a month before VAT, less above 1,000${space}GB`],
  ['pl', `0,11${space}zł netto za GB miesięcznie, powyżej 1000${space}GB mniej`],
] as const)(
  'says no “from” of a price that falls with the quantity, in %s',
  async (locale, price) => {
    const [, offer] = (await offered(locale, 'products/storage')).querySelectorAll('dl');
    expect(offer?.querySelector('dd')?.textContent).toBe(price);
  },
);

it('says in words how a thing without a price is priced', async () => {
  const document = await offered('en', 'products/included');
  expect(document.querySelectorAll('dl')[1]?.querySelector('dd')?.textContent).toBe('Included');
});

it('has no offer on a page without one', async () => {
  expect((await offered('en', 'discover/legal')).querySelectorAll('dl')).toHaveLength(1);
});

it('says price and service level alone in the first screen, and nothing without an offer', async () => {
  setLocale('en');
  const html = renderToStaticMarkup(await OfferInBrief({ pageId: 'services/review' }));
  const labels = [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(labels).toEqual(['Price', 'Service level']);
  expect(html).toContain(`from PLN${space}48,000`);
  expect(await OfferInBrief({ pageId: 'discover/legal' })).toBeNull();
});
