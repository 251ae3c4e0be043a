import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import playwrightConfig from '@/playwright.config';
import { visitorWhoChose } from '@/tests/support/consent';
import { burgerOf, menuOf } from '@/tests/support/menu';
import { ownPageTest as test } from '@/tests/support/one-page-test';
import { inTabs, openPage } from '@/tests/support/settle';
import { pagesWithPathname, templatePages } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

/** Text of twice the size by the style sheet alone, as text zoom makes it: media queries know nothing of it. */
const zoom = 'zoom';

/** Sizes of text, in px: what browsers call large, twice the usual one, and twice without the media queries knowing. */
const sizes = [20, 32, zoom] as const;

const inPolish = new Set(templatePages.filter(({ locale }) => locale === 'pl').map(({ id }) => id));

/** Every template, in Polish, whose words are the longer ones, where there is one. */
const pages = templatePages.filter(({ id, locale }) => locale === 'pl' || !inPolish.has(id));

/** A browser in whose settings the text has another size; the page cannot tell it from a visitor’s own. */
const browserWithText = (size: (typeof sizes)[number]): Promise<Browser> => {
  const { args = [], ...others } = playwrightConfig.use?.launchOptions ?? {};
  const setting = size === zoom ? [] : [`--blink-settings=defaultFontSize=${size}`];
  return chromium.launch({ ...others, args: [...args, ...setting] });
};

async function newPageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    storageState: visitorWhoChose([]),
  });
  return context.newPage();
}

/** What is wrong with a page at a width: content below the header, an anchor below it, scrolling sideways. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  // The browser takes the new size some frames later.
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  return page.evaluate(async () => {
    /** Waits until nothing has moved for five frames: a busy browser lays a page out again bit by bit. */
    const settle = async () => {
      const place = () => {
        const boxes = [
          ...document.querySelectorAll('header, header a, main, main :is(section, h2)[id]'),
        ];
        return `${scrollY} ${boxes.map((box) => Object.values(box.getBoundingClientRect().toJSON()))}`;
      };
      let [before, still] = ['', 0];
      for (let frame = 0; still < 5 && frame < 300; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = place();
        still = now === before ? still + 1 : 0;
        before = now;
      }
    };
    const faults: string[] = [];
    const root = document.documentElement;
    const header = document.querySelector('header');
    const main = document.querySelector('main');
    const headerEnd = () => header?.getBoundingClientRect().bottom ?? 0;
    scrollTo(0, 0);
    await settle();
    const covered = headerEnd() - (main?.firstElementChild?.getBoundingClientRect().top ?? 0);
    if (covered > 0.5) faults.push(`the header covers ${covered} px of the content`);
    for (const part of header?.querySelectorAll('a, button, nav > ul > li') ?? []) {
      const { left, right, width } = part.getBoundingClientRect();
      const isOut = left < 0 || right > root.clientWidth;
      if (width > 0 && isOut && part.checkVisibility())
        faults.push(`"${part.textContent}" of the header ends at ${right} px`);
    }
    const beyond = root.scrollWidth - root.clientWidth;
    if (beyond > 0) faults.push(`the page scrolls sideways by ${beyond} px`);
    const anchors = [...document.querySelectorAll('main :is(section, h2)[id]')];
    const middle = anchors[Math.floor(anchors.length / 2)];
    if (middle) {
      location.hash = middle.id;
      await settle();
      const slipped = headerEnd() - middle.getBoundingClientRect().top;
      if (slipped > 0.5) faults.push(`#${middle.id} lies ${slipped} px below the header’s edge`);
    }
    return faults;
  });
}

for (const size of sizes)
  test(`at a text size of ${size} the header covers nothing, and nothing scrolls sideways, on every template`, {
    tag: '@slow',
  }, async () => {
    test.setTimeout(300_000);
    const browser = await browserWithText(size);
    const faultsOf = async (page: Page, pathname: string) => {
      await page.goto(pathname, { waitUntil: 'load' });
      if (size === zoom)
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const rootSize = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(rootSize).toBe(size === zoom ? '32px' : `${size}px`);
      const faults: string[] = [];
      for (const width of [320, 390, 1440])
        for (const fault of await faultsAt(page, width))
          faults.push(`${pathname} at ${width} px: ${fault}`);
      return faults;
    };
    const faults = await inTabs(
      await newPageOf(browser),
      pages.map(({ pathname }) => pathname),
      faultsOf,
    );
    await browser.close();
    expect(faults.flat()).toEqual([]);
  });

for (const locale of locales)
  test(`${locale}: with text of twice the size the menu, the way to the top and the skip link work at 320 px`, {
    tag: '@slow',
  }, async () => {
    const browser = await browserWithText(32);
    const home = pagesWithPathname.find((page) => page.id === 'home' && page.locale === locale);
    const page = await newPageOf(browser);
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, home?.pathname ?? '');
    await burgerOf(page, locale).click();
    const menu = menuOf(page, locale);
    await expect(menu).toBeVisible();
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await page.mouse.click(20, 300);
    await expect(menu).toBeHidden();
    await page.evaluate(() => scrollTo(0, 900));
    const toTop = page.getByRole('button', { name: textOf(locale, 'common.back_to_top') });
    expect(await toTop.boundingBox()).toMatchObject({ width: 48, height: 48 });
    await toTop.click();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: textOf(locale, 'common.skip_to_content') });
    await expect(skip).toBeInViewport({ ratio: 1 });
    await browser.close();
  });
