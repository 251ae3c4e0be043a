import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { axeFaults, listenForComplaints, overflowOf, windows } from '@/tests/support/page-faults';
import { onePagePerTemplate, pagesWithPathname } from '@/tests/support/site-registry';

const notFound = ['/no-such-page', '/pl/no-such-page'];
const samples = new Set([...onePagePerTemplate.map(({ pathname }) => pathname), ...notFound]);

/** The one complaint a not-found page may cause: that of the browser about its status. */
const ownStatus = /status of 404/;

for (const pathname of [...pagesWithPathname.map((page) => page.pathname), ...notFound]) {
  const tag = samples.has(pathname) ? [] : ['@slow'];
  test(`axe finds nothing on ${pathname}, its console is clean and nothing overflows`, {
    tag,
  }, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const response = await page.goto(pathname, { waitUntil: 'load' });
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      expect(await axeFaults(page, { only: window.rules }), `at ${window.width} px`).toEqual([]);
    }
    const isMissing = response?.status() === 404;
    expect(isMissing).toBe(notFound.includes(pathname));
    expect(complaints.filter((text) => !(isMissing && ownStatus.test(text)))).toEqual([]);
  });
}
