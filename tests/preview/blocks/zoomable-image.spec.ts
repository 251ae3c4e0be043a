import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'image';

/** Of the block's example. */
const caption = 'Two locations and a third copy';
const openLabel = `${textOf('en', 'components.zoomable_image.open')}: ${caption}`;

/** The control over the picture, the dialog, and the large picture in it. */
function partsOf(page: Page) {
  const control = exampleOn(page).getByRole('button', { name: openLabel, exact: true });
  const dialog = page.getByRole('dialog', { name: caption });
  return { control, dialog, enlarged: dialog.getByRole('img') };
}

test('a picture is larger in its dialog, which itself does not scroll sideways', async ({
  page,
}) => {
  await openBlock(page, folder, 'paper');
  const { control, dialog, enlarged } = partsOf(page);
  const small = await exampleOn(page).getByRole('figure').getByRole('img').boundingBox();
  await control.click();
  await expect(enlarged).toBeVisible();
  const large = await enlarged.boundingBox();
  expect(large?.width).toBeGreaterThan((small?.width ?? Number.NaN) * 1.3);
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test.describe('en: picture to enlarge', () => {
  test.beforeEach(({ page }) => openBlock(page, folder, 'paper'));

  test('opens by click and closes by a click on the picture', async ({ page }) => {
    const { control, dialog, enlarged } = partsOf(page);
    await control.click();
    await expect(enlarged).toBeVisible();
    await enlarged.click();
    await expect(dialog).toBeHidden();
    await expect(control).toBeFocused();
  });

  test('opens and closes by keyboard and gives focus back', async ({ page }) => {
    const { control, dialog } = partsOf(page);
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(control).toBeFocused();
  });

  test('closes by its close button and by a click outside', async ({ page }) => {
    const { control, dialog } = partsOf(page);
    const close = textOf('en', 'components.zoomable_image.close');
    await control.click();
    await dialog.getByRole('button', { name: close, exact: true }).click();
    await expect(dialog).toBeHidden();
    await control.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  });
});

test.describe('en: picture to enlarge without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to its file', async ({ page }) => {
    await page.goto(galleryPathname(folder));
    const link = page.getByRole('link', { name: openLabel, exact: true });
    await expect(link).toHaveAttribute('href', '/cards/two-locations.en.svg');
  });
});
