import { expect, test } from '@playwright/test';
import { askedCategories } from '@/lib/consent/asked-categories';
import { locales } from '@/lib/i18n/locales';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { bannerOf, newVisitor, settingsOf } from '@/tests/support/consent';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

test.use({ storageState: newVisitor });

/** What the site that is served can load: its own texts, no container, no gallery. */
const asked = askedCategories({
  bodies: registry.pages().map(({ body }) => body),
  hasGallery: false,
});

for (const locale of locales) {
  test(`${locale}: a visitor is asked about what the site can load and nothing else`, async ({
    page,
  }) => {
    await page.goto(pathnameOf(locale), {
      waitUntil: 'networkidle',
    });
    // The longest wait for a quiet moment, and what follows from it.
    await page.waitForTimeout(3000);
    await expect(bannerOf(page, locale)).toBeVisible({ visible: asked.length > 0 });
    const link = page.getByRole('contentinfo').getByRole('link', {
      name: textOf(locale, 'common.footer.links.cookie_settings'),
      exact: true,
    });
    await link.click();
    const settings = settingsOf(page, locale);
    await expect(settings).toBeVisible();
    const names = ['necessary', ...asked].map((category) =>
      textOf(locale, `consent.categories.${category}.name`),
    );
    await expect(settings.getByRole('checkbox')).toHaveCount(names.length);
    for (const name of names)
      await expect(settings.getByRole('checkbox', { name, exact: true })).toBeVisible();
    const explanation = textOf(locale, `consent.settings.${asked.length > 0 ? 'text' : 'nothing'}`);
    await expect(settings).toContainText(explanation);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings link leads to what the cookie policy says about them', async ({ page }) => {
    await page.goto('/pl');
    await page
      .getByRole('link', { name: textOf('pl', 'common.footer.links.cookie_settings'), exact: true })
      .click();
    await expect(page).toHaveURL(`${registry.pathnameOf('cookie-policy', 'pl')}#cookie-settings`);
    await expect(page.locator('#cookie-settings')).toBeInViewport();
  });
});
