import { expect, type Page, test as testOfNewVisitor } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery-pathname';
import { exampleOn } from '@/tests/support/gallery';
import { test } from '@/tests/support/one-page-test';
import { listenForComplaints } from '@/tests/support/page-faults';

const folder = 'option-selector';
const names = ['Start', 'Scale', 'Regulated'] as const;
const texts = {
  en: {
    row: 'Variants of the programme',
    details: [
      'For a team with a first version',
      'For a product with paying clients',
      'For a company',
    ],
  },
  pl: {
    row: 'Warianty programu',
    details: ['Dla zespołu z pierwszą wersją', 'Dla produktu z płacącymi klientami', 'Dla firmy'],
  },
} as const;
type Language = keyof typeof texts;
const languages = Object.keys(texts) as Language[];

const headings = (page: Page) => exampleOn(page).getByRole('heading', { level: 3 });
const choice = (page: Page, locale: Language, name: string) =>
  exampleOn(page)
    .getByRole('navigation', { name: texts[locale].row })
    .getByRole('link', { name, exact: true });

/** Opens the example and waits until its leaf has taken over from the inline script, which is gone then. */
async function openWithQuery(page: Page, locale: Language, query: string): Promise<void> {
  await page.goto(`${galleryPathname(locale, folder)}${query}`);
  await expect(exampleOn(page).locator('[data-query] > script')).toHaveCount(0);
}

for (const locale of languages) {
  for (const [query, index] of [
    ['', 0],
    ['?option=1', 0],
    ['?option=2', 1],
    ['?utm_source=letter&option=3', 2],
    ['?option=0', 0],
    ['?option=4', 0],
    ['?option=2.5', 0],
    ['?option=-1', 0],
    ['?option=two', 0],
    ['?option=', 0],
  ] as const) {
    test(`${locale}: "${query}" shows ${names[index]}`, async ({ page }) => {
      await openWithQuery(page, locale, query);
      await expect(headings(page)).toHaveText([names[index]]);
      await expect(exampleOn(page).getByText(texts[locale].details[index])).toBeVisible();
      await expect(choice(page, locale, names[index])).toHaveAttribute('aria-current', 'true');
    });
  }

  // A script that is added to a page stays there.
  testOfNewVisitor(
    `${locale}: no other option is seen before the one that is asked for`,
    async ({ page }) => {
      const complaints = listenForComplaints(page);
      // Notes, frame by frame from the first on, which headings are in sight.
      await page.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const note = () => {
          for (const heading of document.querySelectorAll('[data-query] h3'))
            if (heading.checkVisibility()) seen.add(heading.textContent ?? '');
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await openWithQuery(page, locale, '?option=3');
      await expect(headings(page)).toHaveText(['Regulated']);
      const seen = await page.evaluate(() => [
        ...(window as unknown as { seen: Set<string> }).seen,
      ]);
      expect(seen).toEqual(['Regulated']);
      expect(complaints).toEqual([]);
    },
  );

  test(`${locale}: a choice writes the address; back and forward follow it`, async ({ page }) => {
    await openWithQuery(page, locale, '?from=letter');
    await choice(page, locale, 'Scale').click();
    await expect(headings(page)).toHaveText(['Scale']);
    await expect(page).toHaveURL(/\?from=letter&option=2$/);
    await choice(page, locale, 'Regulated').focus();
    await page.keyboard.press('Enter');
    await expect(headings(page)).toHaveText(['Regulated']);
    await expect(choice(page, locale, 'Regulated')).toBeFocused();
    await page.goBack();
    await expect(headings(page)).toHaveText(['Scale']);
    await expect(choice(page, locale, 'Scale')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(headings(page)).toHaveText(['Start']);
    await page.goForward();
    await expect(headings(page)).toHaveText(['Scale']);
    await page.reload();
    await expect(headings(page)).toHaveText(['Scale']);
  });

  test(`${locale}: the option is right when the visitor comes back through the router`, async ({
    page,
  }) => {
    await openWithQuery(page, locale, '?option=2');
    await page.getByRole('link', { name: 'Blocks', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${galleryPathname(locale)}$`));
    await expect(exampleOn(page)).toHaveCount(0);
    await page.goBack();
    await expect(headings(page)).toHaveText(['Scale']);
  });
}

test('all options are below each other on paper', async ({ page }) => {
  await openWithQuery(page, 'en', '?option=2');
  await page.emulateMedia({ media: 'print' });
  await expect(headings(page)).toHaveText([...names]);
  await expect(exampleOn(page).getByRole('navigation')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of languages) {
    test(`${locale}: all options are in sight, each under its heading`, async ({ page }) => {
      await page.goto(`${galleryPathname(locale, folder)}?option=2`);
      await expect(headings(page)).toHaveText([...names]);
      for (const text of texts[locale].details)
        await expect(exampleOn(page).getByText(text)).toBeVisible();
      await expect(exampleOn(page).getByRole('navigation')).toHaveCount(0);
    });
  }
});
