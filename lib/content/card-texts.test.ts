import { expect, it } from 'vitest';
import { description, documentOf, pageIn, registryOf, title } from '@/tests/support/documents';
import { cardTexts } from './card-texts';

/** Texts of a card that leads to a page with the given frontmatter. */
const textsOf = (locale: 'en' | 'pl', fields: object) =>
  cardTexts(pageIn(registryOf([documentOf(`page/${locale}`, fields)]), 'page', locale));

it('shows title and description where the page has nothing shorter', () => {
  expect(textsOf('en', {})).toEqual({ title, summary: description });
});

it('prefers the short title and the summary', () => {
  expect(textsOf('en', { shortTitle: 'Short', summary: 'In a sentence.' })).toEqual({
    title: 'Short',
    summary: 'In a sentence.',
  });
});

it('binds one-letter words in Polish only', () => {
  const fields = { shortTitle: 'Dom i biuro', summary: 'Praca w domu.' };
  expect(textsOf('pl', fields)).toEqual({
    title: 'Dom i\u00A0biuro',
    summary: 'Praca w\u00A0domu.',
  });
  expect(textsOf('en', fields).title).toBe('Dom i biuro');
});
