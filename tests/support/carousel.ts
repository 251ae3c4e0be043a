import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from './texts';

/** A carousel on the page that is open, by its accessible name. */
export function carouselOf(page: Page, locale: Locale, label: string) {
  const region = page.getByRole('region', { name: label, exact: true });
  const button = (key: string) =>
    region.getByRole('button', { name: textOf(locale, `components.${key}`), exact: true });
  return {
    region,
    button,
    next: button('carousel.next'),
    previous: button('carousel.previous'),
    stop: button('carousel.stop'),
    start: button('carousel.start'),
    /** Slides within reach: those in view. */
    slides: region.locator('[role="group"]:not([inert])'),
    /** What announces changes of the slide, or not. */
    live: region.locator('.swiper'),
    /** Name of a slide, from 1. */
    slideName: (number: number, total: number) =>
      textOf(locale, 'components.carousel.slide')
        .replace('{number}', String(number))
        .replace('{total}', String(total)),
  };
}

/** Opens the gallery page of a block, and waits until its carousel runs. */
export async function openCarousel(page: Page, block: string, label: string) {
  await page.goto(`/blocks/${block}`);
  const carousel = carouselOf(page, 'en', label);
  await carousel.region.scrollIntoViewIfNeeded();
  await expect(carousel.region.locator('.swiper-initialized')).toBeAttached();
  return carousel;
}

/** The same with a stopped clock; a rotation begins with a whole delay. */
export async function openCarouselWithClock(page: Page, block: string, label: string) {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  const carousel = await openCarousel(page, block, label);
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 2_000));
  if (await carousel.stop.isVisible()) {
    await carousel.stop.click();
    await carousel.start.click();
    await page.mouse.move(0, 0);
  }
  return carousel;
}

/** A drag that changes the slide however slow it is: more than half of its width, in pixels. */
export const farEnough = (page: Page): number => (page.viewportSize()?.width ?? 0) * 0.6;

/** Where a drag over an element begins and ends. */
async function pathOver(element: Locator, by: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element to drag over is not shown');
  const x = box.x + (by < 0 ? box.width * 0.8 : box.width * 0.2);
  return { x, y: box.y + Math.min(16, box.height / 2), end: x + by };
}

/** Drags with the mouse over an element, by a number of pixels; to the left if negative. */
export async function dragBy(page: Page, element: Locator, by: number): Promise<void> {
  const { x, y, end } = await pathOver(element, by);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(end, y, { steps: 8 });
  await page.mouse.up();
}

/** The same with a finger. */
export async function swipeBy(page: Page, element: Locator, by: number): Promise<void> {
  const { x, y, end } = await pathOver(element, by);
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) => {
    const touchPoints = at === undefined ? [] : [{ x: at, y }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + ((end - x) * step) / 8);
  await touch('touchEnd');
}
