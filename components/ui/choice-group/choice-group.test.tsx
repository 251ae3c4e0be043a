import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceGroup } from './choice-group';

const group = (choices: string[], lang?: string) =>
  renderToStaticMarkup(
    <ChoiceGroup name="place" legend="Place" all="All places" choices={choices} lang={lang} />,
  );

it('offers all first, then each choice under its number', () => {
  const html = group(['Warsaw', 'Poznań']);
  expect([...html.matchAll(/value="(\d*)"/g)].map(([, value]) => value)).toEqual(['', '0', '1']);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html.indexOf('checked=""')).toBeLessThan(html.indexOf('Warsaw'));
  expect(html).toContain('<legend');
});

it('tells the language of the choices, and not of the label for all', () => {
  expect(group(['Warszawa', 'Poznań'], 'pl').match(/lang="pl"/g)).toHaveLength(2);
});

it('is not there when there is nothing to choose from', () => {
  expect(group(['Warsaw'])).toBe('');
});
