import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeholderNames } from '@/lib/site/placeholders';
import { locales } from './locales';
import { compiledNamespaces } from './namespaces';

it.each(
  locales.flatMap((locale) => compiledNamespaces.map((name) => `messages/${locale}/${name}.json`)),
)('%s has no placeholder of names or facts', (file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/\{([\w.-]+)\}/g)].map(([, name]) => name);
  expect(used.filter((name) => name && placeholderNames().includes(name))).toEqual([]);
});
