import { expect } from '@playwright/test';
import { test } from '@/tests/support/one-page-test';
import { axeFaults, listenForComplaints, overflowOf, windows } from '@/tests/support/page-faults';
import { pagesOfEveryStructure } from '@/tests/support/pages-by-structure';

/** Pages that have everything that any page has, with their scripts; every page is looked at without (tests/contracts/layout.test.ts). */
const pathnames = [
  ...pagesOfEveryStructure().map(({ pathname }) => pathname),
  '/no-such-page',
  '/pl/no-such-page',
];

/** The one complaint a not-found page may cause: that of the browser about its status. */
const ownStatus = /status of 404/;

for (const pathname of pathnames) {
  test(`axe finds nothing on ${pathname}, its console is clean and nothing overflows`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    const response = await page.goto(pathname, { waitUntil: 'load' });
    for (const window of windows) {
      await page.setViewportSize(window);
      expect(await overflowOf(page), `at ${window.width} px`).toBe(0);
      expect(await axeFaults(page, { only: window.rules }), `at ${window.width} px`).toEqual([]);
    }
    const isMissing = response?.status() === 404;
    expect(complaints.filter((text) => !(isMissing && ownStatus.test(text)))).toEqual([]);
  });
}
