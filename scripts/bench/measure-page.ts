import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '@/scripts/test/browser';
import { type Cause, causesOfBlocking, type TraceEvent } from './blocking-causes';

/** What bytes are counted by. */
export const kinds = [
  'document',
  'data',
  'script',
  'style',
  'font',
  'picture',
  'film',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** One measurement of a page. */
export type Measured = {
  /** Lighthouse’s score for performance on a phone, 0 to 100. */
  score: number;
  /** Total blocking time on that phone, in milliseconds. */
  blocking: number;
  /** What the blocking time is spent on, in milliseconds. */
  causes: Record<Cause, number>;
  /** When the largest paint came without throttling, 1440 px wide, in milliseconds. */
  paint: number;
  requests: number;
  /** Bytes as transferred, with their headers. */
  bytes: Record<Kind, number>;
};

/** A request as Lighthouse lists it (audit `network-requests`). */
type Request = { url: string; resourceType?: string; mimeType?: string; transferSize?: number };

const kindOfType: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Fetch: 'data',
  XHR: 'data',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};

/** A script is fetched before it runs: to the browser, that is a request for data (scripts/build/page-scripts/start.ts). */
const kindOf = ({ resourceType = '', mimeType = '' }: Request): Kind =>
  mimeType.endsWith('/javascript') ? 'script' : (kindOfType[resourceType] ?? 'other');

/** Bytes by kind; what is inside the document (`data:`, `blob:`) is no request. */
export function bytesByKind(requests: readonly Request[]): Record<Kind, number> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of requests) bytes[kindOf(request)] += request.transferSize ?? 0;
  return bytes;
}

/** A port that nobody listens at. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe: Server = createServer();
    probe.once('error', reject).listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A browser that Lighthouse can be led to, and its port. */
async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}

/** How long after the network fell silent a larger paint may still come: a film that begins. In milliseconds. */
const afterSilence = 1500;

/** How long a browser is busy with its own windows after it has opened one. In milliseconds. */
const ownStart = 1500;

/** When the largest paint came, in milliseconds, 1440 px wide and without throttling. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(ownStart);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(afterSilence);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/**
 * Visits pages once without measuring: the server compresses each file at its first request, which would be taken for
 * the first page's slowness.
 * @param urls Of the pages, on a server that compresses.
 */
export async function warmUp(urls: Iterable<string>): Promise<void> {
  const { browser } = await launchBrowser();
  try {
    for (const url of urls) await largestPaint(browser, url);
  } finally {
    await browser.close();
  }
}

/**
 * Measures a page once: Lighthouse’s phone (simulated slow 4G, processor four times slower), and its largest paint on a
 * wide screen.
 * @param url Of the page, on a server that compresses.
 * @throws when Lighthouse cannot load it.
 */
export async function measurePage(url: string): Promise<Measured> {
  // A browser of its own for each: what the last page left (code caches, connections) would help the next one.
  const { browser, port } = await launchBrowser();
  try {
    const paint = await largestPaint(browser, url);
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse cannot measure ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const details = audits['network-requests']?.details as unknown as { items: Request[] };
    const requests = details.items.filter(({ url }) => /^https?:/.test(url));
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      blocking: audits['total-blocking-time']?.numericValue ?? 0,
      causes: causesOfBlocking(result.artifacts.Trace.traceEvents as TraceEvent[]),
      paint,
      requests: requests.length,
      bytes: bytesByKind(requests),
    };
  } finally {
    await browser.close();
  }
}
