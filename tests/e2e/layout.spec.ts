import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { openPage } from '@/tests/support/settle';
import { onePagePerTemplate } from '@/tests/support/site-registry';

/** Widest that content is (docs/behaviour.md §9). */
const contentWidth = 1366;

/** Texts and controls of the first screen that lie on one another, or reach out of the window or the content’s width. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((widest) => {
    const isPinned = (node: Element): boolean =>
      getComputedStyle(node).position === 'sticky' ||
      (node.parentElement !== null && isPinned(node.parentElement));
    const nodes = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, img)')];
    const seen = nodes
      .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((node) => !node.closest('.sr-only, [aria-hidden="true"], [popover], dialog'))
      // A bar that stays at the edge of the window lies on what scrolls below it.
      .filter((node) => !isPinned(node))
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.top < innerHeight);
    const name = (node: Element) =>
      `<${node.localName}> “${node.textContent?.trim().slice(0, 30)}”`;
    const outside = seen
      .filter(({ node }) => node.localName !== 'img')
      .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.width > widest)
      .map(({ node, box }) => `${name(node)} from ${box.left} to ${box.right}`);
    const texts = seen.filter(({ node }) => node.localName !== 'img');
    const overlapping = texts.flatMap(({ node, box }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => !node.contains(other.node))
        .filter(({ box: own }) => {
          const across = Math.min(box.right, own.right) - Math.max(box.left, own.left);
          const down = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top);
          return across > 2 && down > 2;
        })
        .map((other) => `${name(node)} and ${name(other.node)} lie on one another`),
    );
    return [...outside, ...overlapping];
  }, contentWidth);

for (const { pathname } of onePagePerTemplate) {
  test(`the first screen of ${pathname} shows its heading, and nothing lies on anything`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, pathname);
    await expect(page.getByRole('main')).toHaveCSS('padding-top', '125px');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(await faultsOf(page)).toEqual([]);
  });
}
