import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';

const texts = {
  en: {
    path: '/blocks/ui/button',
    background: 'On night',
    main: 'Talk to an architect (brand)',
    inside: 'See the services',
    outside: 'The FinOps framework (opens in a new tab)',
    loading: 'Send message sending',
    disabled: 'Not yet open',
    home: '/',
  },
  pl: {
    path: '/pl/blocks/ui/button',
    background: 'Na ciemnym tle',
    main: 'Porozmawiaj z architektem (brand)',
    inside: 'Zobacz usługi',
    outside: 'Założenia FinOps (otwiera się w nowej karcie)',
    loading: 'Wyślij wiadomość wysyłanie',
    disabled: 'Jeszcze niedostępne',
    home: '/pl',
  },
} as const;

for (const [locale, t] of Object.entries(texts)) {
  test(`${locale}: buttons are 48 px high, uppercase by style, and show focus on night`, async ({
    page,
  }) => {
    await page.goto(t.path);
    const night = page.getByRole('region', { name: t.background });
    const button = night.getByRole('button', { name: t.main, exact: true });
    await expect(button).toHaveText(t.main);
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    // A key before the focus, so that the browser takes it for keyboard focus.
    await page.keyboard.press('Tab');
    await button.focus();
    await expect(button).toHaveCSS('outline-width', '3px');
    await expect(button).toHaveCSS('outline-offset', '2px');
  });

  test(`${locale}: a link outside opens a new tab without access to this one and says so`, async ({
    page,
  }) => {
    await page.goto(t.path);
    const night = page.getByRole('region', { name: t.background });
    const outside = night.getByRole('link', { name: t.outside });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    const inside = night.getByRole('link', { name: t.inside });
    await expect(inside).toHaveAttribute('href', t.home);
    await expect(inside).not.toHaveAttribute('target');
  });

  test(`${locale}: a loading button keeps focus, a disabled one is out of reach`, async ({
    page,
  }) => {
    await page.goto(t.path);
    const night = page.getByRole('region', { name: t.background });
    const loading = night.getByRole('button', { name: t.loading });
    await loading.focus();
    await expect(loading).toBeFocused();
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Tab');
    const disabled = night.getByRole('button', { name: t.disabled });
    await expect(disabled).toBeDisabled();
    await expect(disabled).not.toBeFocused();
  });
}

test('outlines stay in sight in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(texts.en.path);
  const button = page
    .getByRole('region', { name: texts.en.background })
    .getByRole('button', { name: texts.en.main, exact: true });
  await expect(button).toHaveCSS('border-top-width', '2px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
});
