import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openSample } from '@/tests/support/open-sample';

test('avatars show the picture once it is loaded, else initials', async ({ page }) => {
  await openSample(page, 'avatar', 'en');
  const loaded = page.getByRole('img', { name: 'Anna Nowak' });
  await expect(loaded).not.toHaveCount(0);
  for (const avatar of await loaded.all()) {
    await expect(avatar.locator('[data-state]')).toHaveAttribute('data-state', 'loaded');
    await expect(avatar.getByText('AN')).toBeHidden();
  }
  const failed = page.getByRole('img', { name: 'Jan van der Berg' });
  await expect(failed).not.toHaveCount(0);
  for (const avatar of await failed.all()) {
    await expect(avatar.locator('[data-state]')).toHaveAttribute('data-state', 'error');
    await expect(avatar.locator('img')).toBeHidden();
    await expect(avatar.getByText('JB')).toBeVisible();
  }
  const withoutPicture = page.getByRole('img', { name: 'dr inż. Łukasz Ćwik' });
  await expect(withoutPicture).toHaveCount(3);
  for (const [index, edge] of [40, 64, 96].entries()) {
    await expect(withoutPicture.nth(index).getByText('ŁĆ')).toBeVisible();
    expect(await withoutPicture.nth(index).boundingBox()).toMatchObject({
      width: edge,
      height: edge,
    });
  }
});

test('an avatar next to the name is passed over by assistive technology', async ({ page }) => {
  await openSample(page, 'avatar', 'en');
  await expect(page.getByText('ŚŻ', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Świętosława Żółć' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('avatars have their picture, or initials', async ({ page }) => {
    await page.goto('/blocks/ui/avatar');
    await expect(
      page.getByRole('img', { name: 'Anna Nowak' }).first().locator('img'),
    ).toBeVisible();
    const broken = page.getByRole('img', { name: 'Jan van der Berg' }).last();
    await expect(broken.getByText('JB')).toBeVisible();
  });
});
