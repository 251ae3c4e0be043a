import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formScripts } from '@/site.config';
import { isAllowedScript } from './allowed-script';

it('allows what site.config.ts lists', () => {
  expect(formScripts.every((url) => isAllowedScript(url))).toBe(true);
});

it.each([
  'https://cdn.example.com/form.js',
  '//cdn.example.com/forms/form.js',
  '/forms/../evil.js',
  '/forms/form.js?x',
  ' /forms/form.js',
  'data:text/javascript,alert(1)',
  '',
])('refuses "%s"', (url) => expect(isAllowedScript(url)).toBe(false));

it('allows nothing else, whatever it is', () => {
  const notListed = fc.string().filter((url) => !formScripts.includes(url));
  fc.assert(fc.property(notListed, (url) => !isAllowedScript(url)));
});
