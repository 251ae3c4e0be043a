import { expect } from '@playwright/test';
import { askedCategories } from '@/lib/consent/asked-categories';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { bannerOf, newVisitor, settingsOf } from '@/tests/support/consent';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

test.use({ storageState: newVisitor });

/** What the site that is served can load: its own texts, no container, no gallery. */
const asked = askedCategories({
  bodies: registry.pages().map(({ body }) => body),
  hasGallery: false,
});

test('a visitor is asked about what the site can load and nothing else', async ({ page }) => {
  await openPage(page, pathnameOf('en'));
  await expect(bannerOf(page, 'en')).toBeVisible({ visible: asked.length > 0 });
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: textOf('en', 'common.footer.links.cookie_settings'),
    exact: true,
  });
  await link.click();
  const settings = settingsOf(page, 'en');
  await expect(settings).toBeVisible();
  const names = ['necessary', ...asked].map((category) =>
    textOf('en', `consent.categories.${category}.name`),
  );
  await expect(settings.getByRole('checkbox')).toHaveCount(names.length);
  for (const name of names)
    await expect(settings.getByRole('checkbox', { name, exact: true })).toBeVisible();
  const explanation = textOf('en', `consent.settings.${asked.length > 0 ? 'text' : 'nothing'}`);
  await expect(settings).toContainText(explanation);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings link leads to what the cookie policy says about them', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: textOf('en', 'common.footer.links.cookie_settings'), exact: true })
      .click();
    await expect(page).toHaveURL(`${registry.pathnameOf('cookie-policy', 'en')}#cookie-settings`);
    await expect(page.locator('#cookie-settings')).toBeInViewport();
  });
});
