import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockSchemas } from '@/components/blocks/schemas';
import { checkContent } from '@/lib/check/check-content';
import { findAvoided } from '@/lib/check/glossary-forms';
import { formatProblem } from '@/lib/check/problem';
import { textsIn } from '@/lib/check/texts-in';
import { contentFiles } from '@/lib/content/read-content';
import { locales } from '@/lib/i18n/locales';
import { namespaces } from '@/lib/i18n/namespaces';

/** Rules that only warn writers, and that the released content keeps without exception. */
const kept = ['repeated-paragraph', 'avoided-term', 'typed-fact'];

it('repeats no paragraph, uses the terms of the glossary and types no fact by hand', () => {
  const { pages, problems } = checkContent('content', blockSchemas, { now: new Date() });
  expect(pages).toBeGreaterThan(190);
  const broken = problems.filter(({ rule }) => kept.includes(rule));
  expect(broken.map((problem) => formatProblem(problem, 'content'))).toEqual([]);
});

it.each(locales)('uses the terms of the glossary in interface texts (%s)', (locale) => {
  const found = namespaces.flatMap((name) => {
    const file = path.join('messages', locale, `${name}.json`);
    return textsIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ path: keys, text }) =>
      findAvoided(text, locale).map(({ message }) => `${file} ${keys.join('.')}: ${message}`),
    );
  });
  expect(found).toEqual([]);
});

it.each(locales)('uses the terms of the glossary in data files (%s)', (locale) => {
  const files = contentFiles('content/data').filter(
    (file) => file.endsWith('.yaml') && file !== 'glossary.yaml',
  );
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const data: unknown = parse(readFileSync(path.join('content/data', file), 'utf8'));
    return textsIn(data)
      .filter(({ path: keys }) => keys.includes(locale))
      .flatMap(({ path: keys, text }) =>
        findAvoided(text, locale).map(({ message }) => `${file} ${keys.join('.')}: ${message}`),
      );
  });
  expect(found).toEqual([]);
});
