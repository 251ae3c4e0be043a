import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Page } from '@/lib/content/document';
import { locales } from '@/lib/i18n/locales';
import { setLocale } from '@/tests/support/next-doubles';
import { renderWhole } from '@/tests/support/render-static';
import { textOf } from '@/tests/support/texts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['2026-12-31T22:59:59Z', '2026'],
  ['2026-12-31T23:00:00Z', '2027'],
])(
  'at %s in Warsaw the footer is one of %s, wherever and whenever it is built',
  async (moment, year) => {
    vi.stubEnv('BUILD_TIME', moment);
    vi.resetModules();
    const { RegisteredData } = await import('./footer');
    const html = renderToStaticMarkup(await RegisteredData({ locale: 'en' }));
    expect(html).toContain(`© ${year} `);
  },
);

it.each(locales)(
  '%s: leads to other sites in new tabs, without opener, and says so; and to the legal pages that exist',
  async (locale) => {
    setLocale(locale);
    const { Footer } = await import('./footer');
    const document = await renderWhole(<Footer page={{ locale } as Page} />);
    const links = [...document.querySelectorAll('footer a')];
    const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim();
    const linkOf = (text: string) =>
      links.find(({ textContent }) => plain(textContent) === plain(text));
    const text = (key: string) => textOf(locale, `common.footer.${key}`);
    for (const name of ['linkedin', 'x', 'youtube', 'data_protection']) {
      const link = linkOf(`${text(name)} ${textOf(locale, 'common.new_tab')}`);
      expect([link?.getAttribute('target'), link?.getAttribute('rel')], name).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
    }
    for (const key of ['code_of_conduct', 'privacy_policy', 'legal', 'certificates'])
      expect(linkOf(text(`links.${key}`))?.getAttribute('href'), key).toMatch(/^\//);
    expect(linkOf(text('links.newsletter')) !== undefined).toBe(locale === 'pl');
  },
);
