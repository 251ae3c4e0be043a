import { expect, type Page } from '@playwright/test';
import { fileOf, readBuilt } from '@/tests/support/built-site';
import { pathnameOf } from '@/tests/support/chosen-pages';
import { test } from '@/tests/support/one-page-test';
import { layoutShift, openPage, ready } from '@/tests/support/settle';
import { pagesWithPathname } from '@/tests/support/site-registry';

const formScript = '**/forms/form.js';

/**
 * Pages with a form in their text; those in dialogs are made when the dialog opens. Read off the files' text, since every worker
 * does it, and a document of each page would take a minute.
 */
const pagesWithForms = pagesWithPathname.filter(({ pathname }) =>
  /<main\b[\s\S]*?<[^>]*\sdata-form=[\s\S]*<\/main>/.test(readBuilt(fileOf(pathname))),
);

const contact = pathnameOf('pl', { id: 'contact-us' });

test('there are pages with forms', () => {
  expect(pagesWithForms).not.toEqual([]);
});

/** Heights of all places of forms, and of the page. */
const heightsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.form-area'), document.documentElement].map(
      (element) => element.getBoundingClientRect().height,
    ),
  );

for (const { pathname } of pagesWithForms) {
  test(`${pathname}: the form takes exactly the room that was kept for it, at every width and size of text`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(formScript, async (route) => {
      await held;
      await route.continue();
    });
    const states = [320, 390, 600, 768, 1200, 1440].flatMap((width) =>
      ['', '200%'].map((size) => ({ width, size })),
    );
    const measured = async () => {
      const heights = [];
      for (const { width, size } of states) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        heights.push(await heightsOf(page));
      }
      return heights;
    };
    await page.goto(pathname);
    // Forms are for those who use the page.
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-form]').first()).toBeEmpty();
    const before = await measured();
    release();
    await expect(page.locator('main [data-form] form').first()).toBeVisible();
    expect(await measured()).toEqual(before);
  });
}

test('nothing moves when the form comes late', async ({ page }) => {
  await page.route(formScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await openPage(page, contact);
  await page.keyboard.press('Shift');
  await expect(page.locator('main [data-form] form').first()).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
});

test('where the script fails, mail and phone are in the form’s place, and nothing moves', async ({
  page,
}) => {
  await page.route(formScript, (route) => route.abort());
  await page.goto(contact, { waitUntil: 'load' });
  const before = await heightsOf(page);
  await page.keyboard.press('Shift');
  await ready(page);
  await expect(page.locator('main .form-fallback a').first()).toBeVisible();
  expect(await heightsOf(page)).toEqual(before);
});

test('the form comes to those as well who give no sign of using the page', async ({ page }) => {
  await page.goto(contact);
  await expect(page.locator('main [data-form] form').first()).toBeVisible({ timeout: 20_000 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no room is kept for a form that will not come', async ({ page }) => {
    for (const { pathname } of pagesWithForms) {
      await page.goto(pathname);
      await expect(page.locator('main .form-fallback a').first()).toBeVisible();
      await expect(page.locator('main .form-room').first()).toHaveCSS('display', 'none');
    }
  });
});
