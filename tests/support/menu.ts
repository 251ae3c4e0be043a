import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { openPage } from './settle';
import { textOf } from './texts';

/** Whether the groups of the menu are side by side: from 1200 px on (docs/behaviour.md §9). */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1200;

/** The top navigation. */
export const menuOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', { name: textOf(locale, 'navigation.label'), exact: true });

/** The button that opens the menu below xl. */
export const burgerOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: textOf(locale, 'navigation.open_menu'), exact: true });

/** The label of a group, which opens and closes it. */
export const groupOf = (page: Page, locale: Locale, group: string): Locator =>
  menuOf(page, locale)
    .locator('summary')
    .filter({ hasText: textOf(locale, `navigation.groups.${group}`) });

/** A link of the menu; its name is its label and the line about it. */
export const itemOf = (page: Page, locale: Locale, item: string): Locator => {
  const [label, about] = ['items', 'about'].map((part) =>
    textOf(locale, `navigation.${part}.${item}`),
  );
  return menuOf(page, locale).getByRole('link', { name: `${label} ${about}`, exact: true });
};

/** Opens a group of the top navigation; below xl the menu itself first. */
export async function openGroup(page: Page, locale: Locale, group: string): Promise<void> {
  const menu = menuOf(page, locale);
  if (!(await menu.isVisible())) await burgerOf(page, locale).click();
  await expect(menu).toBeVisible();
  await groupOf(page, locale, group).click();
}

/** Stops the page's clock once its scripts have started, so that delays can be measured to the millisecond. */
export async function stopClock(page: Page, pathname: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await openPage(page, pathname);
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'));
}
