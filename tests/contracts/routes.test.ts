import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withPrefix } from '@/lib/content/addresses';
import { contentRedirects } from '@/lib/content/redirects';
import { locales } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { registry } from '@/tests/support/site-registry';

/** The specification's table of pages: id, English address, Polish address without prefix, note. */
const rows = readFileSync('tests/fixtures/routes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', en = '', pl = ''] = line.split(',');
    return { id, en: fillPlaceholders(en, 'en'), pl: fillPlaceholders(pl, 'pl') };
  });

/** The page that answers at an address: one that lives there, or that a redirect leads to for good. */
const redirects = new Map(
  contentRedirects(registry)
    .filter(({ status }) => status === 301)
    .map(({ from, to }) => [from, to]),
);
const answering = (address: string) => registry.byAddress(redirects.get(address) ?? address);

describe('the table of routes', () => {
  it('has every page of the specification', () => {
    expect(rows).toHaveLength(98);
  });

  it.each(rows.filter(({ id }) => id !== 'not-found'))('$id is where it has to be', (row) => {
    for (const locale of locales.filter((one) => row[one] !== '')) {
      const page = answering(withPrefix(locale, row[locale]));
      expect(page?.locale, row[locale]).toBe(locale);
      // A page whose folder was renamed answers by its redirect, and a page that is still there answers itself.
      if (registry.page(row.id, locale)) expect(page?.id, row[locale]).toBe(row.id);
    }
  });
});
