import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';

const texts = {
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
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('en: dialog', () => {
  test.beforeEach(({ page }) => openSample(page, 'dialog', 'en'));

  test('is named and described, keeps focus inside and gives it back after Escape', async ({
    page,
  }) => {
    await button(page, texts.simple).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.title });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(texts.description);
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: texts.close })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: texts.inside })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, texts.simple)).toBeFocused();
  });

  test('closes with its close button and with a click outside, not with one inside', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog', { name: texts.title });
    await button(page, texts.simple).click();
    await dialog.getByRole('heading', { name: texts.title }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts.close }).click();
    await expect(dialog).toBeHidden();
    await button(page, texts.simple).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(button(page, texts.simple)).toBeFocused();
  });

  test('that asks for an answer has focus on the harmless one and stays on a click outside', async ({
    page,
  }) => {
    await button(page, texts.question).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: texts.keep })).toBeFocused();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts.keep }).click();
    await expect(dialog).toBeHidden();
    await expect(button(page, texts.question)).toBeFocused();
  });

  test('leaves a persistent element in reach of pointer and Tab key, nothing else', async ({
    page,
  }) => {
    await button(page, texts.simple).click();
    const dialog = page.getByRole('dialog', { name: texts.title });
    await dialog.getByRole('link', { name: texts.inside }).focus();
    await page.keyboard.press('Tab');
    const persistent = page.getByText(texts.persistent, { exact: true });
    await expect(persistent).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: texts.close })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(persistent).toBeFocused();
    await persistent.click();
    await expect(page.getByText(texts.persistentText)).toBeVisible();
    await expect(dialog).toBeVisible();
    const other = page.getByText(texts.long, { exact: true });
    await expect(other).toBeVisible();
    expect(await other.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  });

  test('can be held open by the page', async ({ page }) => {
    await button(page, texts.controlled).click();
    await expect(page.getByText(texts.isOpen)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(texts.isClosed)).toBeVisible();
  });

  test('scrolls by wheel and by key on a screen of 320 by 256, its close button stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await button(page, texts.long).click();
    const dialog = page.getByRole('dialog');
    const done = dialog.getByRole('button', { name: texts.done });
    await expect(done).not.toBeInViewport();
    const scrollTop = () => dialog.evaluate((element) => element.scrollTop);
    await expect(dialog).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect.poll(scrollTop).toBeGreaterThan(100);
    const afterKey = await scrollTop();
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollTop).toBeGreaterThan(afterKey);
    await expect(dialog.getByRole('button', { name: texts.close })).toBeInViewport({ ratio: 1 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    await done.press('Enter');
    await expect(dialog).toBeHidden();
  });
});

test('pl: a dialog opens and closes by tapping its button and outside', async ({ page }) => {
  await openSample(page, 'dialog', 'pl');
  const open = button(page, 'Co będzie dalej');
  const dialog = page.getByRole('dialog', { name: 'Co się stanie, gdy do nas napiszesz' });
  await open.tap();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).tap();
  await expect(dialog).toBeHidden();
  await open.tap();
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(4, 4);
  await expect(dialog).toBeHidden();
});

test.describe('en: dialog without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a link where it has a page, else a button that cannot be pressed', async ({ page }) => {
    await page.goto('/blocks/ui/dialog');
    await expect(page.getByRole('link', { name: texts.simple })).toBeVisible();
    await expect(button(page, texts.question)).toBeDisabled();
  });
});
