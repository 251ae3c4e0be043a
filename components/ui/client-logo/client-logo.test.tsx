import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientLogo } from './client-logo';

it('draws the name where there is no file', () => {
  const html = renderToStaticMarkup(<ClientLogo alt="Booksy" />);
  expect(html).toContain('aria-label="Booksy"');
  expect(html).not.toContain('<img');
});

it('shows the file in the width that was given', () => {
  const html = renderToStaticMarkup(<ClientLogo src="/logo.svg" alt="Booksy" width={120} />);
  expect(html).toMatch(/<img[^>]*alt="Booksy"/);
  expect(html).toMatch(/<img[^>]*width="120"/);
  expect(html).not.toContain('<svg');
});
