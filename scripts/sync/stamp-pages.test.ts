import { expect, it } from 'vitest';
import { readSync } from './stamp-pages';

it.each([
  'services/finops',
  '/services/finops',
  'services/finops/',
  'content/services/finops',
  './content/services/finops/pl.mdx',
])('takes %s for the page services/finops', (name) => {
  expect(readSync([name], {})).toEqual({
    ids: ['services/finops'],
    isAll: false,
    reason: 'translation',
  });
});

it('takes options that npm kept to itself', () => {
  expect(readSync(['home'], { npm_config_wording: 'true' }).reason).toBe('wording');
  expect(readSync([], { npm_config_all: 'true' }).isAll).toBe(true);
});

it.each([[[]], [['--wording']], [['--evrything']]])('refuses %j', (args) => {
  expect(() => readSync(args, {})).toThrow();
});
