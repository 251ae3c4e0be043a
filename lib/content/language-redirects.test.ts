import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { languageRedirects } from './language-redirects';

const rules = languageRedirects();
const ruleFrom = (from: string) => rules.find((rule) => rule.from === from);

it('moves English addresses with a prefix to those without, for good and with the rest kept', () => {
  expect(ruleFrom('/en')).toEqual({ from: '/en', to: '/', status: 301 });
  expect(ruleFrom('/en/*')).toEqual({ from: '/en/*', to: '/:splat', status: 301 });
});

it.each(['de', 'uk', 'fr', 'zh'])('leads /%s home for the time being', (code) => {
  expect(ruleFrom(`/${code}`)).toEqual({ from: `/${code}`, to: '/', status: 302 });
  expect(ruleFrom(`/${code}/*`)).toEqual({ from: `/${code}/*`, to: '/', status: 302 });
});

it('leads nobody away from a language the site speaks', () => {
  const away = rules.filter(({ status }) => status === 302).map(({ from }) => from.split('/')[1]);
  expect(away.length).toBeGreaterThan(300);
  expect(away.filter((code) => locales.some((locale) => locale === code))).toEqual([]);
});

it('takes only codes of two letters for a language, so that no page is swallowed', () => {
  expect(rules.filter(({ from }) => !/^\/[a-z]{2}(\/\*)?$/.test(from))).toEqual([]);
});
