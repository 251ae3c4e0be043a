import { isPreview } from '@/lib/content/content-directory';
import { readContent } from '@/lib/content/read-content';
import { contentRedirects } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';

/** Prints the table of routes that results from the content: id, addresses, status, then redirects. */
const registry = createRegistry({ ...readContent(), now: new Date(), isPreview });
const ids = [...new Set(registry.all.map(({ id }) => id))].sort();
const cell = (id: string, locale: 'en' | 'pl') => {
  const page = registry.all.find((entry) => entry.id === id && entry.locale === locale);
  if (!page) return '–';
  return page.status === 'live' ? page.address : `${page.address} (${page.status})`;
};
const rows = [['id', 'en', 'pl'], ...ids.map((id) => [id, cell(id, 'en'), cell(id, 'pl')])];
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) {
  console.log(row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
}
console.log('\nredirects');
for (const { from, to, status } of contentRedirects(registry))
  console.log(`${status}  ${from}  →  ${to}`);
