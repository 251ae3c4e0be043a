import type { Page } from '@playwright/test';

/**
 * What was copied last. Pages of the site may write to the clipboard and not read it (Permissions-Policy), so it is read
 * beside them, in a file that has no such policy.
 * @param page Any page of the test; the context has to have the permission `clipboard-read`.
 */
export async function copiedText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto('/healthz');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  await page.bringToFront();
  return text;
}
