import { expect } from '@playwright/test';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';

const row = 'Who it is for';
const tabs = ['Banks', 'Insurers', 'Public bodies'] as const;
const panes = ['DORA asks a bank', 'Claims arrive through', 'Logs stay in Poland'] as const;

test('a click selects a title, underlines it, and brings its text into view', async ({ page }) => {
  await openBlock(page, { locale: 'en', folder: 'text-tabs' });
  const list = exampleOn(page).getByRole('tablist', { name: row });
  const [first, , third] = tabs.map((name) => list.getByRole('tab', { name, exact: true }));
  if (!first || !third) throw new Error('three titles are named above');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await third.click();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  await expect(third).toHaveCSS('border-bottom-width', '4px');
  await expect(exampleOn(page).getByText(panes[2])).toBeInViewport();
  await expect(exampleOn(page).getByText(panes[0])).toBeHidden();
});

test('arrow keys choose, and Tab leads on into the text', async ({ page }) => {
  await openBlock(page, { locale: 'en', folder: 'text-tabs' });
  const list = exampleOn(page).getByRole('tablist', { name: row });
  await list.getByRole('tab', { name: tabs[0], exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(list.getByRole('tab', { name: tabs[2], exact: true })).toBeFocused();
  await expect(exampleOn(page).getByText(panes[2])).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(exampleOn(page).getByRole('tabpanel', { name: tabs[2] })).toBeFocused();
});
