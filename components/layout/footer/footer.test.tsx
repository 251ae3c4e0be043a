import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import '@/tests/support/next-doubles';

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
