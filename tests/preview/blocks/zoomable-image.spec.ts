import { expect, type Page } from '@playwright/test';
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

test('a picture is larger in its dialog, which does not scroll sideways, and closes it', async ({
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
  await enlarged.click();
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
});
