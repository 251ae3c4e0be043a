import { expect } from '@playwright/test';
import { buttonOf, settingsOf } from '@/tests/support/consent';
import { openBlock } from '@/tests/support/gallery';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { textOf } from '@/tests/support/texts';

const folder = 'video-thumbnail';
const title = 'Test film for the player: Big Buck Bunny, Blender Foundation';

const player = /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/;

const text = (key: string) => textOf('en', `components.video_thumbnail.${key}`);
const play = text('play').replace('{title}', title);

test.describe('video thumbnail', () => {
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
});
