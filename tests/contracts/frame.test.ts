import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { warsawDayOf } from '@/lib/content/visibility';
import { site } from '@/site.config';
import { builtPages, documentOf, fileOf, outDirectory } from '@/tests/support/built-site';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

const named = (document: Document, label: string) =>
  [...document.querySelectorAll('nav')].filter((nav) => nav.getAttribute('aria-label') === label);

describe('the frame of every page', () => {
  it.each(builtPages)('%s has header, main area, footer, skip link and menu', (file) => {
    const document = documentOf(file);
    for (const part of ['body > header', 'main#content', 'body > footer', 'a[href="#content"]'])
      expect(document.querySelectorAll(part).length, part).toBe(1);
    const locale = document.documentElement.lang === 'pl' ? 'pl' : 'en';
    expect(named(document, textOf(locale, 'navigation.label'))).toHaveLength(1);
  });

  it.each(builtPages)('%s names the year of the moment it was built for', (file) => {
    const footer = documentOf(file).querySelector('body > footer')?.textContent;
    expect(footer).toContain(`© ${warsawDayOf(registry.now).slice(0, 4)} ${site.legal.name}`);
  });

  const below = registry.pages().filter(({ id }) => id.includes('/'));
  it.each(below)('$address says where it lies', ({ address, locale }) => {
    const [trail] = named(documentOf(fileOf(address)), textOf(locale, 'common.breadcrumbs'));
    expect(trail?.querySelectorAll('li').length).toBeGreaterThan(2);
    expect(trail?.querySelector('li:first-child a')?.getAttribute('href')).toBe(
      registry.addressOf('home', locale),
    );
    expect(trail?.querySelector('li:last-child [aria-current="page"]')).not.toBeNull();
  });

  it.each(builtPages)('%s names icons and a manifest that exist', (file) => {
    const links = documentOf(file).querySelectorAll(
      'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    );
    const addresses = [...links].map((link) => link.getAttribute('href')?.split('?')[0] ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((one) => !existsSync(path.join(outDirectory, one)))).toEqual([]);
  });
});
