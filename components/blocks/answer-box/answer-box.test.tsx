import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
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
const offered = (pageId: string) => renderMdx(box, 'en', { AnswerBox: { pageId } });

it('shows what the page of the box offers besides price and service level', async () => {
  const [own, offer] = (await offered('services/review')).querySelectorAll('dl');
  expect(own?.querySelectorAll('dt')).toHaveLength(1);
  const labels = [...(offer?.querySelectorAll('dt') ?? [])].map((term) => term.textContent);
  expect(labels).toEqual(['Where', 'Start after the order', 'Run by']);
});

it('has no offer on a page without one', async () => {
  expect((await offered('discover/legal')).querySelectorAll('dl')).toHaveLength(1);
});

const briefly = (locale: Locale, pageId: string) =>
  renderMdx('<Hero heading="A" lead="B." />', locale, {
    Hero: { below: <OfferInBrief pageId={pageId} /> },
  });

it.each([
  [
    'en',
    'services/review',
    [`from PLN${space}48,000 before VAT`, 'and travel; fixed in the order'],
  ],
  [
    'pl',
    'services/review',
    [`od 48${space}000${space}zł netto`, `i${space}dojazd; po zamówieniu cena się nie zmienia`],
  ],
  // No “from” where a price falls with the quantity, words where there is no price.
  [
    'en',
    'products/storage',
    [`PLN${space}0.11 a GB a month, before VAT`, `PLN${space}0.10 for each GB above 1,000`],
  ],
  [
    'pl',
    'products/storage',
    [`0,11${space}zł netto za GB miesięcznie`, `0,10${space}zł za każdy GB powyżej 1000`],
  ],
  ['en', 'products/included', ['Included']],
] as const)('says in %s what “%s” costs in the first screen', async (locale, pageId, price) => {
  const document = await briefly(locale, pageId);
  const parts = document.querySelectorAll('dl > div:first-child > dd');
  expect([...parts].map((part) => part.textContent)).toEqual(price);
});

it('says price and service level alone in the first screen, and nothing without an offer', async () => {
  expect(textsOf(await briefly('en', 'services/review'), 'dt')).toEqual(['Price', 'Service level']);
  expect(textsOf(await briefly('en', 'discover/legal'), 'dl')).toEqual([]);
});
