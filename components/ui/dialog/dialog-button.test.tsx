// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mount } from '@/tests/support/mount-client';
import { DialogButton } from './dialog-button.client';

const texts = { label: 'Write', title: 'Write to us', closeLabel: 'Close' };

it('is a link before script runs, or a button that cannot be pressed', () => {
  expect(renderToStaticMarkup(<DialogButton {...texts} fallbackHref="/kontakt" />)).toMatch(
    /^<a href="\/kontakt"[^>]*>Write<\/a>$/,
  );
  expect(renderToStaticMarkup(<DialogButton {...texts} />)).toContain('disabled=""');
});

it('may show something else than its label, which then names it', async () => {
  const { container } = await mount(
    <DialogButton {...texts} trigger={<svg aria-hidden="true" />} className="absolute" />,
  );
  const button = container.querySelector('button');
  expect([button?.getAttribute('aria-label'), button?.className]).toEqual(['Write', 'absolute']);
  expect(button?.innerHTML).toBe('<svg aria-hidden="true"></svg>');
});
