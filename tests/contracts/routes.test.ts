import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

describe('the table of routes', () => {
  it('has every page of the specification', () => {
    expect(rows).toHaveLength(98);
  });

  it.each(rows.filter(({ id }) => id !== 'not-found'))('$id is where it has to be', (row) => {
    for (const locale of locales)
      expect(registry.page(row.id, locale)?.path ?? '', locale).toBe(row[locale]);
  });

  it('has no page besides, but posts, the lists that follow from them, and the search', () => {
    const known = new Set([...rows.map(({ id }) => id), 'search']);
    const others = registry.pages().filter(({ id }) => !known.has(id));
    expect(
      others.filter(({ type, generated }) => type !== 'Post' && !generated).map(({ id }) => id),
    ).toEqual([]);
  });
});
