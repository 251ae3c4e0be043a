import { expect, it } from 'vitest';
import { notFoundId } from '@/lib/content/known-pages';
import { locales } from '@/lib/i18n/locales';
import { fileOf } from '@/tests/support/built-site';
import { contentProblems } from '@/tests/support/content-problems';
import { clicksFrom, linkedFromContent } from '@/tests/support/page-links';
import { registry } from '@/tests/support/site-registry';

/** How far from its home a page may be. */
const mostClicks = 3;

/** Sources of the pages that the check tells writers of, by its rule. */
const told = (rule: string) =>
  new Set(contentProblems.filter((problem) => problem.rule === rule).map(({ file }) => file));

/** Pages a visitor may come to by links: written ones but those that are hidden from the search, such as a thank-you page. */
const pagesIn = (locale: (typeof locales)[number]) =>
  registry
    .pages(locale)
    .filter(({ id, generated }) => !generated && id !== notFoundId)
    .filter(({ frontmatter }) => !frontmatter.search?.isHidden);

it.each(locales)('no page (%s) is an orphan but those the check tells writers of', (locale) => {
  const own = registry.pages(locale).map(({ address }) => fileOf(address));
  const linked = new Set(own.flatMap((page) => [...linkedFromContent(page)]));
  const orphans = pagesIn(locale).filter(
    ({ id, address }) => id !== 'home' && !linked.has(fileOf(address)),
  );
  const known = told('orphan-page');
  expect(orphans.map(({ file }) => file).filter((file) => !known.has(file))).toEqual([]);
});

it.each(locales)('no page (%s) but those told is more than three clicks from home', (locale) => {
  const clicks = clicksFrom(fileOf(registry.addressOf('home', locale) ?? '/'));
  // How far a post is follows from how many there are: older ones stand on later pages of the blog.
  const far = pagesIn(locale)
    .filter(({ type }) => type !== 'Post')
    .filter(
      ({ address }) => !((clicks.get(fileOf(address)) ?? Number.POSITIVE_INFINITY) <= mostClicks),
    );
  const known = new Set([...told('orphan-page'), ...told('far-page')]);
  expect(far.map(({ file }) => file).filter((file) => !known.has(file))).toEqual([]);
});

it.each(locales)('every post (%s) can be reached from home', (locale) => {
  const clicks = clicksFrom(fileOf(registry.addressOf('home', locale) ?? '/'));
  const lost = registry.posts(locale).filter(({ address }) => !clicks.has(fileOf(address)));
  expect(lost.map(({ address }) => address)).toEqual([]);
});
