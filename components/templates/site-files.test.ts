import { expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { siteFileResponse, siteFiles } from './site-files';

const registry = registryOf([
  documentOf('home/en', { path: '/' }),
  documentOf('services/finops/en'),
  documentOf('blog/en', { layout: 'blog' }),
]);

it.each([
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/og/services/finops.en.png', 'image/png'],
  ['/og/services/%66inops.en.png', 'image/png'],
])('%s is sent by a development server', async (pathname, type) => {
  const response = await siteFileResponse(pathname, registry);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
});

it.each(['/og/missing.en.png', '/feeds/../llms.txt', '/%E0%A4%A', '/'])(
  'nothing is sent for %s',
  async (pathname) => {
    expect((await siteFileResponse(pathname, registry)).status).toBe(404);
  },
);

it('no two files have one pathname', () => {
  const pathnames = siteFiles(registry).map(({ pathname }) => pathname);
  expect(new Set(pathnames).size).toBe(pathnames.length);
});
