import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Frame } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfType, type Page } from '@/lib/content/document';
import { browserSwitches, findHeadlessBrowser } from '@/scripts/test/browser';
import { fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { overflowOf } from '@/tests/support/page-faults';
import { pagesOfEveryStructure } from '@/tests/support/pages-by-structure';
import { pagesWithPathname } from '@/tests/support/site-registry';
import { figureCount, firstTop, layoutFaults, type PhoneLook, phoneLook } from './layout-faults';

const height = 900;
const laptop = { width: 1440, height };

/** Windows in which every page is measured, in pixels (breakpoints of docs/behaviour.md §9, and a usual laptop): the laptop last: what follows is measured there. */
const widths = [768, laptop.width];

/** Between them, on pages that together have every structure. */
const widthsBetween = [992, 1200];
const ofEveryStructure = pagesOfEveryStructure();
const phone = { width: 390, height };

/** The narrowest window that a page must fit: a laptop's at 400 % (WCAG 1.4.10). */
const narrowest = { width: 320, height: 256 };

/** Size to which a first screen is shrunk, in pixels: lines of text become an even grey, boxes and drawings stay. */
const blurred = { width: 48, height: 30 };

/** How much two first screens differ at least, of 255 greys on average. */
const leastDifference = 2;

/** What is printed on: A4 without the margins of app/styles/media.css (178 mm), in pixels of 1/96 inch. */
const paper = { width: 673, height: 987 };

/** Tables and pictures that reach over the edge of the paper. */
const beyondPaper = (width: number): string[] =>
  [...document.querySelectorAll('main :is(table, figure, img, pre)')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > width + 1)
    .map((part) => `<${part.localName}> ends at ${Math.round(part.getBoundingClientRect().right)}`);

/**
 * What icons, texts in pictures and the mark keep of their own colours where the visitor's system gives all colours (forced
 * colours), which nothing then makes stand out from the background.
 */
async function ownColours(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let tries = 0; tries < 10; tries += 1) {
    await frame();
    if (matchMedia('(forced-colors: active)').matches) break;
  }
  // Styles follow in the next frame, and what has a transition in the one after it.
  for (let more = 0; more < 2; more += 1) await frame();
  const probe = document.body.appendChild(document.createElement('div'));
  probe.innerHTML = '<p></p><a href="/"></a><button></button><button disabled></button>';
  const allowed = new Set([...probe.children].map((one) => getComputedStyle(one).color));
  probe.remove();
  const drawn = document.querySelectorAll<SVGElement>(
    ':is(.icon, header, footer) :is(path, circle), svg text',
  );
  const found = [...drawn].flatMap((part) => {
    const isPicture = part.closest('[data-case-picture], main header svg, [aria-pressed="true"]');
    if (isPicture || !part.checkVisibility()) return [];
    const { fill, stroke, strokeWidth } = getComputedStyle(part);
    const isOwn = (colour: string) => colour.startsWith('rgb') && !allowed.has(colour);
    return [isOwn(fill) && fill, strokeWidth !== '0px' && isOwn(stroke) && stroke].flatMap(
      (colour) =>
        colour ? [`<${part.localName} class="${part.getAttribute('class')}"> in ${colour}`] : [],
    );
  });
  return [...new Set(found)];
}

/** Lowest place, in pixels, at which what a visitor came for begins on a laptop: the cards of a list, the form of a task. */
const lowestFirst = 480;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** A page that holds the one that is measured: out of sight it is laid out in every size without being drawn in any. */
const framePathname = '/frame';
const frameHtml = `<!doctype html><style>
  iframe { position: fixed; top: 0; left: 100vw; border: 0 }
  .shown { left: 0 }
</style><iframe></iframe>`;

/** Pages as they are laid out before any script: loading scripts takes most of a page's time. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** Serves the built site without its scripts. */
function serveStill(): Server {
  const site = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const extension = path.extname(pathname);
    const type = types[extension || '.html'];
    try {
      const body =
        pathname === framePathname
          ? frameHtml
          : extension
            ? readFileSync(path.join(outDirectory, decodeURIComponent(pathname)))
            : withoutScripts(readBuilt(fileOf(pathname)));
      response.writeHead(200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Cache-Control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return site.listen(0);
}

/** What a page looks like. */
type Look = {
  /** What is wrong in any of the usual windows. */
  faults: string[];
  /** Where the first card and the first form begin on a laptop, in pixels. */
  firstCard?: number;
  firstForm?: number;
  /** How many pictures are drawn from data. */
  figures: number;
  phone: PhoneLook;
  /** What is wrong in the narrowest window. */
  narrow: string[];
  /** What is wrong on paper. */
  print: string[];
  /** Colours of its own where the system's are forced. */
  forced: string[];
  /** Where price and service level of an offer end on a laptop, in pixels. */
  offerEnd?: number;
  /** The greys of the first screen of an offer or a story, blurred. */
  firstScreen?: Buffer;
};

/** Pages that have been looked at. */
const looks = new Map<Page, Look>();

/** How often a page with faults is measured again, and after how many ms. */
const again = { times: 5, after: 200 } as const;

/** What a page is like once its pictures have come: what vanishes by itself within a second is no fault. */
async function lasting<Look extends { faults: string[] }>(
  frame: Frame,
  look: () => Promise<Look>,
): Promise<Look> {
  let found = await look();
  for (let times = 0; found.faults.length > 0 && times < again.times; times += 1) {
    await frame.waitForTimeout(again.after);
    found = await look();
  }
  return found;
}

type Size = { width: number; height: number };

/** Gives the frame a size, in pixels. */
const giveSize = (frame: Frame, size: Size): Promise<void> =>
  frame.page().evaluate(({ width, height }) => {
    const holder = document.querySelector('iframe');
    Object.assign(holder ?? {}, { width, height });
    holder?.getBoundingClientRect();
  }, size);

/** Lays out the page in a frame of this size, in pixels, with its fonts. */
async function resize(frame: Frame, size: Size): Promise<void> {
  await giveSize(frame, size);
  const width = await frame.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // What is asked of a container's width follows some frames later: until then the narrow header has the wide one's columns.
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.documentElement.clientWidth;
  });
  if (width !== size.width)
    throw new Error(`${frame.url()} is laid out in ${width} px: expected ${size.width}`);
}

/**
 * Opens a page in a frame of this size. An empty page takes another size and other media at once: the page is laid out no oftener
 * than it is measured. To load it anew for paper takes half as long as to lay out for paper what is shown on a screen.
 */
async function open(
  frame: Frame,
  address: string,
  media: 'screen' | 'print',
  size: Size,
): Promise<void> {
  await frame.goto('about:blank');
  await frame.page().emulateMedia({ forcedColors: 'none', media });
  await giveSize(frame, size);
  await frame.goto(address, { waitUntil: 'load' });
}

/** Measures a page in every width, and on paper. */
async function measure(frame: Frame, page: Page, origin: string): Promise<Look> {
  const tab = frame.page();
  const address = `${origin}${page.pathname}`;
  const faults: string[] = [];
  const ownWidths = ofEveryStructure.includes(page) ? [...widthsBetween, ...widths] : widths;
  await open(frame, address, 'screen', { width: ownWidths[0] ?? laptop.width, height });
  for (const width of ownWidths) {
    await resize(frame, { width, height });
    const look = async () => ({ faults: await frame.evaluate(layoutFaults, width) });
    faults.push(...(await lasting(frame, look)).faults);
  }
  const figures = await frame.evaluate(figureCount);
  const offerEnd = await frame.evaluate(
    () => document.querySelector('[data-hero] dl')?.getBoundingClientRect().bottom,
  );
  const firstScreen = isOfferOrStory(page) ? await blurredScreen(frame) : undefined;
  const places = {
    firstCard: await frame.evaluate(firstTop, 'article'),
    firstForm: await frame.evaluate(firstTop, '.form-area, [data-assessment], .hero-card'),
  };
  await resize(frame, phone);
  const onPhone = await lasting(frame, () => frame.evaluate(phoneLook));
  await resize(frame, narrowest);
  const narrow = await lasting(frame, async () => {
    const overflow = await overflowOf(frame);
    const fault = `scrolls sideways by ${overflow} px at ${narrowest.width} px`;
    return { faults: overflow > 0 ? [fault] : [] };
  });
  await tab.emulateMedia({ forcedColors: 'active' });
  const forced = await lasting(frame, async () => ({ faults: await frame.evaluate(ownColours) }));
  await open(frame, address, 'print', paper);
  await resize(frame, paper);
  const print = await lasting(frame, async () => ({
    faults: await frame.evaluate(beyondPaper, paper.width),
  }));
  return {
    faults,
    figures,
    phone: onPhone,
    narrow: narrow.faults,
    print: print.faults,
    forced: forced.faults,
    offerEnd,
    firstScreen,
    ...places,
  };
}

let server: Server;
const browsers: Browser[] = [];

beforeAll(async () => {
  server = serveStill();
  // Each in a browser of its own: tabs in the background learn late of their window's width, and one browser draws one at a time.
  for (let count = 0; count < 2; count += 1)
    browsers.push(
      await chromium.launch({ executablePath: findHeadlessBrowser(), args: browserSwitches }),
    );
});

afterAll(async () => {
  for (const browser of browsers) await browser.close();
  server.close();
});

/** Looks at those of some pages that have not been looked at yet. */
async function lookAt(pages: readonly Page[]): Promise<void> {
  const waiting = pages.filter((page) => !looks.has(page));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const work = async (browser: Browser) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      // Also where the system gives the colours: what is drawn for dark sections would be lost.
      colorScheme: 'light',
      viewport: laptop,
    });
    const tab = await context.newPage();
    await tab.goto(`${origin}${framePathname}`);
    const [, frame] = tab.frames();
    if (!frame) throw new Error(`${framePathname} has no frame`);
    for (let page = waiting.shift(); page; page = waiting.shift())
      looks.set(page, await measure(frame, page, origin));
    await context.close();
  };
  await Promise.all(browsers.map(work));
}

/** Whether a page sells something or tells how it went. */
const isOfferOrStory = (page: Page) =>
  (['Service', 'Product', 'CaseStudy'] as const).some((type) => isOfType(page, type));

/** The greys of what is seen without scrolling, words blurred, once its pictures have come. */
async function blurredScreen(frame: Frame): Promise<Buffer> {
  const show = (isShown: boolean) =>
    frame
      .page()
      .locator('iframe')
      .evaluate((holder, is) => holder.classList.toggle('shown', is), isShown);
  await show(true);
  await frame.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > innerHeight,
    ),
  );
  const screen = await frame.page().screenshot();
  await show(false);
  return sharp(screen)
    .resize({ ...blurred, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

/** Pages of lists: those that are generated, and those whose layout makes them lists. */
const isList = ({ generated, frontmatter }: Page) =>
  generated !== undefined ||
  ('layout' in frontmatter && ['blog', 'case-studies'].includes(String(frontmatter.layout)));

/** Pages on which a visitor does something: writes a message, answers questions. */
const isTask = ({ frontmatter }: Page) =>
  'layout' in frontmatter && ['contact', 'task'].includes(String(frontmatter.layout));

/** The fewest kinds of blocks that a service, product or story is composed of, its hero included. */
const fewestKinds = 4;

for (const { name, pages, tags } of [
  { name: 'a page of each structure', pages: ofEveryStructure, tags: [] },
  { name: 'every page', pages: pagesWithPathname, tags: ['slow'] },
])
  describe(name, { tags }, () => {
    beforeAll(() => lookAt(pages), 1_200_000);

    /** What is wrong with the pages, a line each. */
    const faultsOf = (find: (look: Look, page: Page) => readonly string[]): string[] =>
      pages.flatMap((page) => {
        const look = looks.get(page);
        if (!look) throw new Error(`${page.pathname} has not been looked at`);
        return find(look, page).map((text) => `${page.pathname} ${text}`);
      });

    it('fills every row of cards, keeps pictures and buttons of a row level, and begins blocks on four columns at most', () => {
      expect(faultsOf(({ faults }) => faults)).toEqual([]);
    });

    it('does not scroll sideways, down to the window of a laptop at 400 %', () => {
      expect(faultsOf(({ narrow }) => narrow)).toEqual([]);
    });

    it('shows the first card of a list, and the form or first question of a task, on the first screen of a laptop', () => {
      const late = faultsOf(({ firstCard = Number.POSITIVE_INFINITY, firstForm = 0 }, page) => {
        if (isList(page)) return firstCard > lowestFirst ? [`first card at ${firstCard}`] : [];
        return isTask(page) && firstForm > lowestFirst ? [`first form at ${firstForm}`] : [];
      });
      expect(late).toEqual([]);
      // A page of thanks asks for nothing; the others do.
      const tasks = pages.filter((page) => isTask(page) && looks.get(page)?.firstForm);
      expect(tasks).not.toEqual([]);
    });

    it('is drawn on phones without scrolling sideways, with texts in pictures of 13 px or more and no decoration in lists', () => {
      expect(faultsOf(({ phone }) => phone.faults)).toEqual([]);
    });

    it('shows price and service level of a service or product on the first screen of a laptop', () => {
      const late = faultsOf(({ offerEnd = 0 }, page) => {
        const isOffer = isOfType(page, 'Service') || isOfType(page, 'Product');
        return isOffer && offerEnd > height ? [`ends at ${Math.round(offerEnd)}`] : [];
      });
      expect(late).toEqual([]);
      expect(pages.filter((page) => looks.get(page)?.offerEnd)).not.toEqual([]);
    });

    it('begins as no other page of its area does, words aside', () => {
      const screens = pages.flatMap((page) => {
        const greys = looks.get(page)?.firstScreen;
        return greys ? [{ page, greys, area: `${page.locale} ${path.dirname(page.id)}` }] : [];
      });
      const differenceOf = (one: Buffer, other: Buffer) =>
        one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length;
      const pairs = screens.flatMap((one, index) =>
        screens
          .slice(index + 1)
          .filter((other) => other.area === one.area)
          .map((other) => [one, other] as const),
      );
      expect(pairs).not.toEqual([]);
      const alike = pairs.flatMap(([one, other]) => {
        const difference = differenceOf(one.greys, other.greys);
        return difference < leastDifference
          ? [`${one.page.pathname} and ${other.page.pathname}: ${difference.toFixed(2)}`]
          : [];
      });
      expect(alike).toEqual([]);
    });

    it('draws icons and the texts of pictures in the colours that the visitor’s system asks for', () => {
      expect(faultsOf(({ forced }) => forced)).toEqual([]);
    });

    it('is printed within the paper', () => {
      expect(faultsOf(({ print }) => print)).toEqual([]);
    });

    it('shows a picture drawn from data on every service, product and story, and two on those below no other', () => {
      const few = faultsOf(({ figures }, page) => {
        if (!isOfferOrStory(page)) return [];
        const isTopLevel = !isOfType(page, 'CaseStudy') && page.id.split('/').length === 2;
        return figures < (isTopLevel ? 2 : 1) ? [`shows ${figures}`] : [];
      });
      expect(few).toEqual([]);
    });
  });

it('composes every service, product and story of four kinds of blocks or more', () => {
  const kindsOf = ({ body }: Page) =>
    new Set(
      [...body.matchAll(/^<([A-Z]\w*)/gm)]
        .map(([, name]) => name)
        .filter((name) => name !== 'Section'),
    );
  const few = pagesWithPathname.filter(isOfferOrStory).flatMap((page) => {
    const kinds = kindsOf(page);
    return kinds.size < fewestKinds ? [`${page.pathname} ${[...kinds].join(', ')}`] : [];
  });
  expect(few).toEqual([]);
});
