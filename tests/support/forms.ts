import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Locator, type Page, type Route, test } from '@playwright/test';
import { type Submission, shortestElapsed } from '@/lib/forms/send-submission';
import type { Locale } from '@/lib/i18n/locales';
import { createFormServer, submissionsPath } from '@/scripts/forms/form-server';
import { previewEndpoint } from '@/scripts/test/preview-directory';
import { textOf } from './texts';

/** What a form says, by the key of the text below the namespace `contact`. */
export const formText = (locale: Locale, key: string) => textOf(locale, `contact.${key}`);

/** The field of a form with a label of the messages. */
export const fieldOf = (form: Locator | Page, locale: Locale, label: string) =>
  form.getByRole('textbox', { name: formText(locale, `fields.${label}`) });

/** What the tests write into a contact form. */
export const written = {
  name: 'Anna Żółć',
  email: 'anna@bank.example',
  message: 'Who owns the\ncluster?',
};

/** Fills in what a contact form requires. */
export async function fillContact(form: Locator | Page, locale: Locale): Promise<void> {
  for (const [label, text] of Object.entries(written))
    await fieldOf(form, locale, label).fill(text);
}

/** Presses the button of a form. */
export const send = (form: Locator | Page, locale: Locale, kind = 'contact') =>
  form.getByRole('button', { name: formText(locale, `submit.${kind}`) }).click();

/** Lets the time pass that a form waits for before it is sent; the page's clock has to be installed. */
export const passShortestTime = (page: Page) => page.clock.fastForward(shortestElapsed);

type Fault = (route: Route, attempt: number) => Promise<unknown> | undefined;

/**
 * Lets the development endpoint itself take what a page posts.
 * @param fault Answers in its place; undefined lets the attempt, counted from 1, through.
 * @returns What is stored, and every attempt.
 */
export async function takeSubmissions(page: Page, fault?: Fault) {
  const file = test.info().outputPath('submissions.jsonl');
  const server = createFormServer({ file });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => server.close());
  const { port } = server.address() as AddressInfo;
  const attempts: Submission[] = [];
  await page.route(`**${previewEndpoint}`, async (route) => {
    attempts.push(route.request().postDataJSON() as Submission);
    const failing = fault?.(route, attempts.length);
    if (failing) return void (await failing);
    const url = `http://127.0.0.1:${port}${submissionsPath}`;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const stored = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Submission);
  return { attempts, stored };
}
