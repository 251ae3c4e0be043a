import { expect, type Page } from '@playwright/test';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'circular-diagram';
/** Of the block’s example; the segments are drawn clockwise from the top. */
const label = 'Platform, watch and evidence';
const items = ['Platform', 'Watch', 'Evidence'] as const;

const diagram = (page: Page) => exampleOn(page).getByRole('region', { name: label, exact: true });
const segment = (page: Page, item: 0 | 1 | 2) =>
  diagram(page).getByRole('button', { name: items[item] });
const arrow = (page: Page, way: 'previous' | 'next') =>
  diagram(page).getByRole('button', {
    name: textOf('en', `components.circular_diagram.${way}`),
    exact: true,
  });
const shown = (page: Page) => diagram(page).getByRole('heading', { level: 3 });

test('en: a segment is selected by pointer, Enter and Space, and the arrows wrap', async ({
  page,
}) => {
  await openBlock(page, folder);
  await expect(shown(page)).toHaveText([items[0]]);
  // The middle of a segment's box can lie outside the segment, its number never does.
  await segment(page, 2).getByText('03').click({ force: true });
  await expect(shown(page)).toHaveText([items[2]]);
  await expect(segment(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(segment(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await segment(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText([items[1]]);
  await segment(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(shown(page)).toHaveText([items[0]]);
  await expect(page).not.toHaveURL(/#/);
  await arrow(page, 'previous').click();
  await expect(shown(page)).toHaveText([items[2]]);
  await arrow(page, 'next').click();
  await expect(shown(page)).toHaveText([items[0]]);
});

test.describe('en: without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all texts are in sight, and a segment leads to its own', async ({ page }) => {
    await openBlock(page, folder);
    await expect(shown(page)).toHaveText([...items]);
    await expect(arrow(page, 'next')).toHaveCount(0);
    await segment(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect(shown(page).nth(2)).toBeInViewport();
  });
});
