import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const space = '\u00A0';

it('answers in a paragraph, and labels the facts that are given in the order of the contract', async () => {
  const document = await renderExample('answer-box');
  expect(textsOf(document, 'h2')).toEqual(['In short']);
  expect(textsOf(document, 'p')).toHaveLength(1);
  expect(textsOf(document, 'dt')).toEqual(['For', 'You get', 'Takes', 'From you', 'Not for']);
  expect(textsOf(document, 'dd')[2]).toBe('One quarter: three full invoices');
});

it('labels them in Polish', async () => {
  const document = await renderExample('answer-box', 'pl');
  expect(textsOf(document, 'h2')).toEqual(['W skrócie']);
  expect(textsOf(document, 'dt')[1]).toBe('Co Państwo dostają');
});

it('keeps to its order whatever the order they are written in', async () => {
  const document = await renderMdx(
    '<AnswerBox notFor="A" get="{facts.availability}" for="B">\n\nText.\n\n</AnswerBox>',
  );
  expect(textsOf(document, 'dl > div')).toEqual(['ForB', 'You get99.95%', 'Not forA']);
});

it('has no list where nothing is given', async () => {
  const document = await renderMdx('<AnswerBox>\n\nText.\n\n</AnswerBox>');
  expect(document.querySelectorAll('dl')).toHaveLength(0);
});

const box = '<AnswerBox for="A">\n\nText.\n\n</AnswerBox>';
const offered = (locale: Locale, pageId: string) =>
  renderMdx(box, locale, { AnswerBox: { pageId } });

it.each([
  ['en', `from PLN${space}48,000, net, fixed price and travel`],
  ['pl', `od 48${space}000${space}zł netto, cena stała i${space}dojazd`],
] as const)('shows what the page of the box offers, in %s', async (locale, price) => {
  const document = await offered(locale, 'services/review');
  const [own, offer] = document.querySelectorAll('dl');
  expect(own?.querySelectorAll('dt')).toHaveLength(1);
  expect(offer?.querySelectorAll('dt')).toHaveLength(5);
  expect(offer?.querySelector('dd')?.textContent).toBe(price);
});

it('says in words how a thing without a price is priced', async () => {
  const document = await offered('en', 'products/included');
  expect(document.querySelectorAll('dl')[1]?.querySelector('dd')?.textContent).toBe('Included');
});

it('has no offer on a page without one', async () => {
  expect((await offered('en', 'discover/legal')).querySelectorAll('dl')).toHaveLength(1);
});
