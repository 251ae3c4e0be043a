import { expect, type Page } from '@playwright/test';
import { galleryFolders, readExample } from '@/components/templates/gallery/gallery';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { exampleOn, openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { inTabs } from '@/tests/support/settle';

/** Blocks whose example shows picture files made for it. */
const withPictures = galleryFolders.filter((folder) =>
  readExample(folder).source.includes(`/${exampleFolder}/`),
);

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Shown = {
  src: string;
  hasSize: boolean;
  ownWidth: number;
  ownRatio: number;
  box: { width: number; height: number };
  fit: string;
};

/** What is wrong with a picture as it is shown. */
function faultsOf({ src, hasSize, ownWidth, ownRatio, box, fit }: Shown): string[] {
  const [, pixels] = /-(\d+)-\d+\.(?:webp|avif)$/.exec(src) ?? [];
  const isDrawing = src.endsWith('.svg');
  const fileWidth = Number(pixels ?? ownWidth);
  // One that covers its box is cut at its longer sides.
  const needed = fit === 'cover' ? Math.max(box.width, box.height * ownRatio) : box.width;
  const isDistorted = fit === 'fill' && Math.abs(box.width / box.height / ownRatio - 1) > 0.03;
  return [
    ...(hasSize ? [] : [`${src} has no size, so the page moves when it arrives`]),
    ...(isDistorted
      ? [`${src} is ${box.width} × ${box.height}, its own ratio is ${ownRatio}`]
      : []),
    // A drawing is sharp at any width.
    ...(!isDrawing && fileWidth < needed * 0.85
      ? [`${src} is blurred: it is shown ${needed} px wide`]
      : []),
    ...(!isDrawing && fileWidth > 3 * needed && fileWidth > 96
      ? [`${src} is too large for ${needed} px`]
      : []),
  ];
}

test('there are examples with pictures', () => {
  expect(withPictures).not.toEqual([]);
});

/** The pictures of a block’s example, each of them loaded. */
async function picturesOf(page: Page, folder: string): Promise<Shown[]> {
  await openBlock(page, folder, 'paper');
  // The answers of an accordion, the slides of a carousel.
  await exampleOn(page)
    .locator('details')
    .evaluateAll((items) => {
      for (const item of items) {
        item.removeAttribute('name');
        (item as HTMLDetailsElement).open = true;
      }
    });
  const pictures = exampleOn(page).locator(`img[src*="/${exampleFolder}/"]`);
  await expect(pictures.first()).toBeAttached();
  return pictures.evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        // Fails where the picture cannot be had.
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        return {
          src: image.currentSrc,
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          ownWidth: image.naturalWidth,
          ownRatio: image.naturalWidth / image.naturalHeight,
          box: { width, height },
          fit: getComputedStyle(image).objectFit,
        };
      }),
    ),
  );
}

for (const window of windows)
  test(`pictures of examples are whole, sharp and no larger than needed at ${window.width} px`, {
    tag: window.width < 500 ? [] : ['@slow'],
  }, async ({ page, context }) => {
    // Has the browser keep no files: it would show a larger variant again that it has from the block before.
    await context.route('**/*', (route) => route.continue());
    const faults = await inTabs(page, withPictures, async (tab, folder) => {
      await tab.setViewportSize(window);
      const shown = await picturesOf(tab, folder);
      return shown.flatMap(faultsOf).map((fault) => `${folder}: ${fault}`);
    });
    expect(faults.flat()).toEqual([]);
  });

test('a portrait that cannot be had leaves the initials; one that comes hides them', async ({
  page,
}) => {
  await page.route('**/portrait-wide.jpg/**', (route) => route.abort());
  await openBlock(page, 'contact-card', 'paper');
  const members = exampleOn(page)
    .getByRole('list', { name: 'Change advisory board' })
    .getByRole('listitem');
  const state = (index: number) => members.nth(index).locator('[data-state]').first();
  await expect(state(0)).toHaveAttribute('data-state', 'error');
  await expect(members.nth(0).getByText('RK', { exact: true })).toBeVisible();
  await expect(state(2)).toHaveAttribute('data-state', 'loaded');
  await expect(members.nth(2).getByText('ES', { exact: true })).toBeHidden();
});
