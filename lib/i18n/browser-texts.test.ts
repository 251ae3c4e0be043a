import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeholderNames } from '@/lib/site/placeholders';
import { locales } from './locales';

/** Namespaces that the browser fetches as they are, where nobody fills placeholders in. */
const fetched = ['consent', 'search'];

it.each(locales.flatMap((locale) => fetched.map((name) => `messages/${locale}/${name}.json`)))(
  '%s has no placeholder of names or facts',
  (file) => {
    const used = [...readFileSync(file, 'utf8').matchAll(/\{([\w.-]+)\}/g)].map(([, name]) => name);
    expect(used.filter((name) => name && placeholderNames().includes(name))).toEqual([]);
  },
);
