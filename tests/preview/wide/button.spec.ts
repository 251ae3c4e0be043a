import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  path: '/blocks/ui/button',
  background: 'On night',
  main: 'Talk to an architect (brand)',
  inside: 'See the services',
  outside: 'The FinOps framework (opens in a new tab)',
  loading: 'Send message sending',
  disabled: 'Not yet open',
  home: '/',
} as const;

test('buttons are 48 px high, uppercase by style, and show focus on night', async ({ page }) => {
  await page.goto(texts.path);
  const night = page.getByRole('region', { name: texts.background });
  const button = night.getByRole('button', { name: texts.main, exact: true });
  await expect(button).toHaveText(texts.main);
  await expect(button).toHaveCSS('text-transform', 'uppercase');
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  // A key before the focus, so that the browser takes it for keyboard focus.
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toHaveCSS('outline-width', '3px');
  await expect(button).toHaveCSS('outline-offset', '2px');
});

test('a link outside opens a new tab without access to this one and says so', async ({ page }) => {
  await page.goto(texts.path);
  const night = page.getByRole('region', { name: texts.background });
  const outside = night.getByRole('link', { name: texts.outside });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  const inside = night.getByRole('link', { name: texts.inside });
  await expect(inside).toHaveAttribute('href', texts.home);
  await expect(inside).not.toHaveAttribute('target');
});

test('a loading button keeps focus, a disabled one is out of reach', async ({ page }) => {
  await page.goto(texts.path);
  const night = page.getByRole('region', { name: texts.background });
  const loading = night.getByRole('button', { name: texts.loading });
  await loading.focus();
  await expect(loading).toBeFocused();
  await expect(loading).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Tab');
  const disabled = night.getByRole('button', { name: texts.disabled });
  await expect(disabled).toBeDisabled();
  await expect(disabled).not.toBeFocused();
});

test('outlines stay in sight in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(texts.path);
  const button = page
    .getByRole('region', { name: texts.background })
    .getByRole('button', { name: texts.main, exact: true });
  await expect(button).toHaveCSS('border-top-width', '2px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
});
