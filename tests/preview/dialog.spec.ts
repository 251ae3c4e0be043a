import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';

const texts = {
  en: {
    close: 'Close',
    simple: 'What happens next',
    title: 'What happens after you write to us',
    description: 'Three steps, no sales call in between.',
    inside: 'How we work',
    long: 'Read the service terms',
    done: 'I have read them',
    question: 'Delete the draft',
    keep: 'Keep it',
    controlled: 'Open from outside',
    isOpen: 'The dialog is open.',
    isClosed: 'The dialog is closed.',
    persistent: 'Cookie settings',
    persistentText: 'Only necessary cookies are set.',
  },
  pl: {
    close: 'Zamknij',
    simple: 'Co będzie dalej',
    title: 'Co się stanie, gdy do nas napiszesz',
    description: 'Trzy kroki i ani jednego telefonu od handlowca po drodze.',
    inside: 'Jak pracujemy',
    long: 'Przeczytaj warunki usługi',
    done: 'Przeczytane',
    question: 'Usuń szkic',
    keep: 'Zostaw',
    controlled: 'Otwórz z zewnątrz',
    isOpen: 'Okno jest otwarte.',
    isClosed: 'Okno jest zamknięte.',
    persistent: 'Ustawienia cookies',
    persistentText: 'Zapisujemy tylko niezbędne pliki cookie.',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const locale of ['en', 'pl'] as const) {
  const t = texts[locale];

  test.describe(`${locale}: dialog`, () => {
    // Headless UI gives no initial focus where the pointer is coarse.
    test.use({ hasTouch: false });
    test.beforeEach(({ page }) => openSample(page, 'dialog', locale));

    test('is named and described, keeps focus inside and gives it back after Escape', async ({
      page,
    }) => {
      await button(page, t.simple).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t.title });
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleDescription(t.description);
      await expect(dialog).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: t.close })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('link', { name: t.inside })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page, t.simple)).toBeFocused();
    });

    test('closes with its close button and with a click outside, not with one inside', async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog', { name: t.title });
      await button(page, t.simple).click();
      await dialog.getByRole('heading', { name: t.title }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t.close }).click();
      await expect(dialog).toBeHidden();
      await button(page, t.simple).click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeHidden();
      await expect(button(page, t.simple)).toBeFocused();
    });

    test('that asks for an answer has focus on the harmless one and stays on a click outside', async ({
      page,
    }) => {
      await button(page, t.question).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('button', { name: t.keep })).toBeFocused();
      await page.mouse.click(4, 4);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t.keep }).click();
      await expect(dialog).toBeHidden();
      await expect(button(page, t.question)).toBeFocused();
    });

    test('leaves a persistent element in reach of pointer and Tab key, nothing else', async ({
      page,
    }) => {
      await button(page, t.simple).click();
      const dialog = page.getByRole('dialog', { name: t.title });
      await dialog.getByRole('link', { name: t.inside }).focus();
      await page.keyboard.press('Tab');
      const persistent = page.getByText(t.persistent, { exact: true });
      await expect(persistent).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: t.close })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(persistent).toBeFocused();
      await persistent.click();
      await expect(page.getByText(t.persistentText)).toBeVisible();
      await expect(dialog).toBeVisible();
      const other = page.getByText(t.long, { exact: true });
      await expect(other).toBeVisible();
      expect(await other.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    });

    test('can be held open by the page', async ({ page }) => {
      await button(page, t.controlled).click();
      await expect(page.getByText(t.isOpen)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText(t.isClosed)).toBeVisible();
    });

    test('scrolls by wheel and by key on a screen of 320 by 256, its close button stays', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await button(page, t.long).click();
      const dialog = page.getByRole('dialog');
      const done = dialog.getByRole('button', { name: t.done });
      await expect(done).not.toBeInViewport();
      const scrollTop = () => dialog.evaluate((element) => element.scrollTop);
      await expect(dialog).toBeFocused();
      await page.keyboard.press('PageDown');
      await expect.poll(scrollTop).toBeGreaterThan(100);
      const afterKey = await scrollTop();
      await page.mouse.move(160, 128);
      await page.mouse.wheel(0, 300);
      await expect.poll(scrollTop).toBeGreaterThan(afterKey);
      await expect(dialog.getByRole('button', { name: t.close })).toBeInViewport({ ratio: 1 });
      const overflow = await dialog.evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(overflow).toBe(0);
      await done.press('Enter');
      await expect(dialog).toBeHidden();
    });
  });

  test.describe(`${locale}: dialog by touch`, () => {
    test.use({ hasTouch: true });

    test('opens and closes by tapping its button and outside', async ({ page }) => {
      await openSample(page, 'dialog', locale);
      const dialog = page.getByRole('dialog', { name: t.title });
      await button(page, t.simple).tap();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: t.close }).tap();
      await expect(dialog).toBeHidden();
      await button(page, t.simple).tap();
      await expect(dialog).toBeVisible();
      await page.touchscreen.tap(4, 4);
      await expect(dialog).toBeHidden();
    });
  });

  test.describe(`${locale}: dialog without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('is a link where it has a page, else a button that cannot be pressed', async ({
      page,
    }) => {
      await page.goto(locale === 'en' ? '/blocks/ui/dialog' : '/pl/blocks/ui/dialog');
      await expect(page.getByRole('link', { name: t.simple })).toBeVisible();
      await expect(button(page, t.question)).toBeDisabled();
    });
  });
}
