import { expect, it } from 'vitest';
import { bracketLimit, markupLimit, treeLimit } from '@/lib/content/limits';
import { excessiveMarkup } from './excessive-markup';

it.each([
  ['a page of ordinary size', '## A\n\n- **a** `b` [c](/d)\n\n<Hero lead="a" />\n\n'.repeat(100)],
  ['a property with lists in lists', `<A b={${'['.repeat(20)}${']'.repeat(20)}} />`],
  ['quotations in lists', `${'> - '.repeat(10)}text`],
])('lets %s pass', (_name, text) => {
  expect(excessiveMarkup(text)).toBeUndefined();
});

it.each([
  ['signs of markup', '*'.repeat(markupLimit), '*', 'signs of Markdown'],
  ['quotations in one another', '>'.repeat(treeLimit), '> text', 'levels deep'],
  ['brackets in one another', `<A b={${'['.repeat(bracketLimit - 1)}`, '[', 'nest more than'],
  ['braces in a text of a property', '<A b=', `{"${'}'.repeat(501)}`, 'closing braces follow'],
  ['braces in a comment', 'Text ', `{/*${'}'.repeat(501)}`, 'closing braces follow'],
])('points at the place where there are too many %s', (_name, before, rest, words) => {
  expect(excessiveMarkup(before + rest)).toEqual({
    offset: before.length,
    reason: expect.stringContaining(words),
  });
});
