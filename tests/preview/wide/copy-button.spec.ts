import { expect } from '@playwright/test';
import { readExample } from '@/components/templates/gallery/gallery';
import { copiedText } from '@/tests/support/clipboard';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';

const { source } = readExample('hero');

test('the MDX of an example is copied as it is written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBlock(page, 'hero');
  await page.getByRole('button', { name: 'Copy the MDX' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await copiedText(page)).toBe(source);
});
