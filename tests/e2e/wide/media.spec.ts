import { expect } from '@playwright/test';
import { caseStudy, menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { menuOf, openGroup } from '@/tests/support/menu';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const pathname = pathnameOf('en', caseStudy);

test('paper shows the text and none of the navigation', async ({ page }) => {
  await page.goto(pathname);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menuOf(page, 'en')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main')).toHaveCSS('padding-top', '0px');
});

test('with forced colours buttons keep a border and the open menu its edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(pathname);
  const contact = page
    .getByRole('banner')
    .getByRole('link', { name: textOf('en', 'navigation.contact_us'), exact: true });
  await expect(contact).toHaveCSS('border-top-style', 'solid');
  await expect(contact).not.toHaveCSS('border-top-width', '0px');
  await openGroup(page, 'en', menuPage.group);
  const panel = menuOf(page, 'en').locator('details[open] > :not(summary)');
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS('border-bottom-style', 'solid');
  await expect(panel).not.toHaveCSS('border-bottom-width', '0px');
});
