import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { documentOf, fileOf } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** Labels of calls in one language, at most: whoever has seen one knows it again. */
const most = 12;

/** Buttons and links that look like one; dialogs are links to the contact page until their script has arrived. */
const buttons = 'main a.text-label';

it.each(locales)('%s asks its readers in at most twelve ways to write to us', (locale) => {
  const contact = registry.pathnameOf('contact-us', locale);
  const labels = pagesWithPathname
    .filter((page) => page.locale === locale)
    .flatMap(({ pathname }) => [...documentOf(fileOf(pathname)).querySelectorAll(buttons)])
    .filter((link) => link.getAttribute('href') === contact)
    .map((link) => link.textContent?.trim());
  expect(labels.length).toBeGreaterThan(0);
  expect([...new Set(labels)].length, [...new Set(labels)].join(', ')).toBeLessThanOrEqual(most);
});
