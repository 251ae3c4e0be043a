import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultLocale, type Locale, localeSettings, locales } from './locales';
import { messagesDirectory } from './message-files';

/**
 * Interface texts are too short for the check to tell their language by their words, so a label that was copied from the other
 * language is told by being the same there, or by its letters.
 */

type Texts = { [key: string]: string | Texts };

/** All texts of a language by namespace and key, `common.footer.rights`. */
function textsIn(locale: Locale): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (texts: Texts, prefix: string): void => {
    for (const [key, text] of Object.entries(texts))
      if (typeof text === 'string') found.set(`${prefix}.${key}`, text);
      else collect(text, `${prefix}.${key}`);
  };
  const folder = path.join(messagesDirectory, locale);
  for (const file of readdirSync(folder))
    collect(
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Texts,
      path.basename(file, '.json'),
    );
  return found;
}

/** Names and words that all languages write alike. */
const sameEverywhere = [
  ...['LinkedIn', 'X', 'YouTube', 'Newsletter', 'E-mail', 'Menu', 'Poznań', 'vCPU', 'IOPS', 'GB'],
  ...['Google Cloud', 'Google Workspace', 'Microsoft Azure', 'Landing zone', 'stack'],
  ...['Let’s Get Cloud', 'Solution Hub', '/forms/form.js'],
];

/** A text without what is filled in, and without signs at its ends: nothing where it says nothing by itself. */
const wordsOf = (text: string): string =>
  text.replace(/\{[^{}]*\}/g, ' ').replace(/^[^\p{L}/]+|[^\p{L}]+$/gu, '');

const others = locales.filter((locale) => locale !== defaultLocale);
const withOwnLetters = others.filter((locale) => localeSettings[locale].ownLetters !== '');

it.each(others)('no interface text says the same in the default language and in %s', (locale) => {
  const texts = textsIn(defaultLocale);
  expect(texts.size).toBeGreaterThan(100);
  const translated = textsIn(locale);
  const same = [...texts].filter(
    ([key, text]) =>
      translated.get(key) === text && !['', ...sameEverywhere].includes(wordsOf(text)),
  );
  expect(same).toEqual([]);
});

it.each(withOwnLetters)(
  'no interface text of the default language has letters that only %s has, but for names of places',
  (locale) => {
    const { ownLetters } = localeSettings[locale];
    const own = new RegExp(`[${ownLetters}]`, 'u');
    const foreign = [...textsIn(defaultLocale)].filter(([, text]) =>
      own.test(text.replaceAll('Poznań', '')),
    );
    expect(foreign).toEqual([]);
  },
);
