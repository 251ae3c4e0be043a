import { expect, type Page } from '@playwright/test';
import { galleryPathname } from '@/components/templates/gallery/gallery';
import { buttonOf, settingsOf } from '@/tests/support/consent';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'video-thumbnail';
const title = 'Test film for the player: Big Buck Bunny, Blender Foundation';

const player = /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/;

/** What a consent tool says, as far as the site asks; set by the test, read by the page. */
const setConsent = (page: Page, isLoaded: boolean, hasMarketing: boolean) =>
  page.evaluate(
    ([loaded, marketing]) => {
      globalThis.consentTool = {
        isLoaded: () => loaded,
        allows: (category) => marketing && category === 'marketing',
        openSettings: () => {
          document.title = 'settings';
        },
        onChange: () => () => {},
      };
    },
    [isLoaded, hasMarketing] as const,
  );

const text = (key: string) => textOf('en', `components.video_thumbnail.${key}`);
const play = text('play').replace('{title}', title);

test.describe('video thumbnail', () => {
  test('waits for the consent tool, asks for consent, and plays once it is given', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(player, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    // Another tool in the place of the site's own, which leaves it there.
    await page.addInitScript(() => {
      globalThis.consentTool = {
        isLoaded: () => false,
        allows: () => false,
        openSettings: () => {},
        onChange: () => () => {},
      };
    });
    await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
    await openBlock(page, folder);
    await page.getByRole('button', { name: play, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('status')).toHaveText(text('loading'));
    await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));

    await setConsent(page, true, false);
    await page.clock.runFor(1000);
    await expect(dialog.getByRole('button', { name: text('consent_missing') })).toBeVisible();
    await expect(dialog.getByRole('status')).toBeHidden();
    expect(asked).toEqual([]);

    await setConsent(page, true, true);
    await page.clock.runFor(1000);
    await expect(dialog.locator('iframe')).toHaveAttribute('title', title);
    await expect.poll(() => asked.length).toBe(1);
  });

  test('a click on the message closes the dialog and opens the settings', async ({ page }) => {
    await openBlock(page, folder);
    await setConsent(page, true, false);
    await page.getByRole('button', { name: play, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text('consent_missing') }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveTitle('settings');
  });

  test('leads from the message to the real settings, and plays a second after they are saved', async ({
    page,
    context,
  }) => {
    await context.route(player, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await openBlock(page, folder);
    const button = page.getByRole('button', { name: play, exact: true });
    await button.click();
    await page.getByRole('button', { name: text('consent_missing') }).click();
    const settings = settingsOf(page, 'en');
    await settings
      .getByRole('checkbox', { name: textOf('en', 'consent.categories.marketing.name') })
      .check();
    await buttonOf(settings, 'en', 'settings.save').click();
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    const dialog = page.getByRole('dialog', { name: title });
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('title', title);
    await expect(dialog).toContainText(text('captions'));
  });

  test('closes with Escape and gives focus back', async ({ page }) => {
    await openBlock(page, folder);
    const button = page.getByRole('button', { name: play, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('video thumbnail without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the video on its own site', async ({ page }) => {
    await page.goto(galleryPathname(folder));
    await expect(page.getByRole('link', { name: play, exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch/,
    );
  });
});
