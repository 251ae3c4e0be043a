import './require-environment';
import { isPreview } from '@/lib/content/content-directory';
import type { Content } from '@/lib/content/reader';
import { contentRedirects } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readableContent } from './check/readable-content';
import { runCommand, takeNoArguments } from './command';
import { tableLines } from './table';

/** Prints the table of routes that results from the content: id, addresses, status, then redirects. */
function printRoutes(content: Content): void {
  const registry = createRegistry({ ...content, now: currentMoment(), isPreview });
  const ids = [...new Set(registry.all.map(({ id }) => id))].sort();
  const cell = (id: string, locale: Locale) => {
    const page = registry.all.find((entry) => entry.id === id && entry.locale === locale);
    if (!page) return '–';
    return page.status === 'live' ? page.pathname : `${page.pathname} (${page.status})`;
  };
  const rows = [
    ['id', ...locales],
    ...ids.map((id) => [id, ...locales.map((locale) => cell(id, locale))]),
  ];
  console.log(`${tableLines(rows).join('\n')}\n\nredirects`);
  for (const { from, to, status } of contentRedirects(registry))
    console.log(`${status}  ${from}  →  ${to}`);
}

const usage = `npm run routes
  Prints the table of addresses that results from the content.`;

await runCommand(
  async () => {
    takeNoArguments('routes');
    const content = await readableContent();
    if (content) printRoutes(content);
    else process.exitCode = 1;
  },
  { usage },
);
