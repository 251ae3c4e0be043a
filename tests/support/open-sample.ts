import type { Page } from '@playwright/test';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { openPage } from './settle';

/** When tests with a held clock begin. */
const start = new Date('2026-11-20T12:00:00Z');
const held = new Date('2026-11-20T13:00:00Z');

/** Opens the sample of a folder of `components/ui` in a preview build, and waits until its script runs. */
export async function openSample(page: Page, name: string, locale: Locale): Promise<void> {
  await openPage(page, `${localeSettings[locale].prefix}/blocks/ui/${name}`);
}

/** The same with a clock that is stopped until the test moves it on. */
export async function openSampleWithClock(page: Page, name: string, locale: Locale): Promise<void> {
  await page.clock.install({ time: start });
  await openSample(page, name, locale);
  await page.clock.pauseAt(held);
}
