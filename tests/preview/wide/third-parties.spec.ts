import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { menuPage, pathnameOf } from '@/tests/support/chosen-pages';
import { bannerOf, buttonOf, newVisitor, visitorWhoChose } from '@/tests/support/consent';
import { itemOf, openGroup } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';
import { answers, answerThirdParties, listenForOwnComplaints } from '@/tests/support/third-parties';

/** Hosts that pages may ask once a visitor agrees to a category: there are no others (docs/tag-manager.md). */
const thirdParties = {
  analytics: ['www.googletagmanager.com'],
  marketing: ['www.youtube-nocookie.com'],
} as const;

/** Waits until the consent tool knows what the visitor chose. */
const consentIsKnown = (page: Page) =>
  page.waitForFunction(() => globalThis.consentTool?.isLoaded());

/** From home to a service and into a video, as a visitor goes; everything that may ask a third party. */
async function walk(page: Page): Promise<void> {
  await page.goto('/');
  await consentIsKnown(page);
  await openGroup(page, 'en', menuPage.group);
  await itemOf(page, 'en', menuPage.item).click();
  await expect(page).toHaveURL(pathnameOf('en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(galleryPathname('video-thumbnail'));
  await consentIsKnown(page);
  // The first of its examples; the other is a film of our own, which asks nobody.
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toBeHidden();
}

const consentMissing = textOf('en', 'components.video_thumbnail.consent_missing');

test.describe('a new visitor', () => {
  test.use({ storageState: newVisitor });

  test('asks no third party by walking through the site, nor after a refusal', async ({
    page,
    context,
  }) => {
    const asked = await answerThirdParties(context, answers.empty);
    const complaints = listenForOwnComplaints(page);
    await walk(page);
    await expect(page.getByRole('dialog')).toContainText(consentMissing);
    await page.keyboard.press('Escape');
    // Over the examples of blocks there is no banner.
    await expect(bannerOf(page, 'en')).toBeHidden();
    await page.goto('/');
    await buttonOf(bannerOf(page, 'en'), 'en', 'banner.reject').click();
    await expect(bannerOf(page, 'en')).toBeHidden();
    await walk(page);
    await expect(page.getByRole('dialog')).toContainText(consentMissing);
    expect(asked()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('asks exactly the listed hosts once they have agreed', async ({ page, context }) => {
    const asked = await answerThirdParties(context, answers.empty);
    await page.goto('/');
    await buttonOf(bannerOf(page, 'en'), 'en', 'banner.accept').click();
    await walk(page);
    await expect(page.getByRole('dialog').locator('iframe')).toBeAttached();
    await expect.poll(asked).toEqual(Object.values(thirdParties).flat().sort());
  });
});

test.describe('a visitor who agreed to everything', () => {
  test.use({ storageState: visitorWhoChose(['analytics', 'marketing']) });

  for (const failure of ['blocked', 'hanging', 'garbage'] as const) {
    const tag = failure === 'blocked' ? [] : ['@slow'];
    test(`has all pages and a way to the video with third parties ${failure}`, { tag }, async ({
      page,
      context,
    }) => {
      const asked = await answerThirdParties(context, answers[failure]);
      const complaints = listenForOwnComplaints(page);
      await walk(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeAttached();
      const link = dialog.getByRole('link', {
        name: textOf('en', 'components.video_thumbnail.watch_there'),
      });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch/);
      await dialog
        .getByRole('button', { name: textOf('en', 'components.video_thumbnail.close') })
        .click();
      await expect(dialog).toBeHidden();
      await expect.poll(asked).toEqual(Object.values(thirdParties).flat().sort());
      expect(complaints).toEqual([]);
    });
  }
});
