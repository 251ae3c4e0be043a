import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientLogo } from './client-logo';

it('draws the name where there is no file', () => {
  const html = renderToStaticMarkup(<ClientLogo alt="Slotelia" />);
  expect(html).toContain('aria-label="Slotelia"');
  expect(html).not.toContain('<img');
});

it('shows the file in the width that was given', () => {
  const html = renderToStaticMarkup(<ClientLogo src="/logo.svg" alt="Slotelia" width={120} />);
  expect(html).toMatch(/<img[^>]*alt="Slotelia"/);
  expect(html).toMatch(/<img[^>]*width="120"/);
  expect(html).not.toContain('<svg');
});
