import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addressedPages } from '@/tests/support/site-registry';

const addresses = [
  ...addressedPages.map(({ address }) => address),
  '/no-such-page',
  '/pl/no-such-page',
];

for (const address of addresses) {
  test(`axe finds nothing on ${address}, its console is clean and nothing overflows`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const response = await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');

    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
    );
    expect(found).toEqual([]);

    const isMissing = response?.status() === 404;
    const ownRequest = /status of 404/;
    expect(complaints.filter((text) => !(isMissing && ownRequest.test(text)))).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
