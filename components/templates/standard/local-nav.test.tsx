import { expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import { setLocale } from '@/tests/support/next-doubles';
import { textsOf } from '@/tests/support/render-mdx';
import { renderWhole } from '@/tests/support/render-static';
import { LocalNav } from './local-nav';

const outline = [
  'Commitments: a financial decision',
  'What FinOps is, and who needs it',
  'Why: a question of size',
  'Five attackers, and what each would meet',
].map((text, index) => ({ id: `part-${index}`, text, children: [] }));

async function render(id: string, locale: Locale, sections = outline) {
  setLocale(locale);
  const page = content.page(id, locale);
  if (!page) throw new Error(`there is no page ${id}`);
  return renderWhole(<LocalNav page={page} outline={sections} />);
}

it('lists the sections by the beginnings of their headings, as long as these say enough', async () => {
  const document = await render('services/finops', 'en');
  const links = [...document.querySelectorAll('[data-local-nav] a[href^="#"]')];
  expect(links.map((link) => link.textContent)).toEqual([
    'Commitments',
    'What FinOps is, and who needs it',
    'Why: a question of size',
    'Five attackers',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(outline.map(({ id }) => `#${id}`));
});

it('lists the pages beside a page, or below it where there are some', async () => {
  const related = (document: Document) =>
    textsOf(document, '[data-local-nav] a:not([href^="#"])').map((text) => text.toLowerCase());
  const finops = related(await render('services/finops', 'en'));
  expect(finops.length).toBeGreaterThan(0);
  expect(finops).not.toContain('finops');
  const below = content.children('services/security-compliance', 'en');
  const soc = related(await render('services/security-compliance/soc-as-a-service', 'en'));
  expect(soc).toHaveLength(below.length - 1);
  const security = related(await render('services/security-compliance', 'en'));
  expect(security).toHaveLength(below.length);
  expect(security).toEqual(expect.arrayContaining(soc));
});

it('speaks the language of the page, and is folded up', async () => {
  const document = await render('services/finops', 'pl');
  const names = [...document.querySelectorAll('nav')].map((nav) =>
    nav.getAttribute('aria-label')?.replace(/\s/g, ' '),
  );
  expect(names).toEqual(['Na tej stronie', 'W tym dziale']);
  expect(textsOf(document, 'summary')).toEqual(names);
  expect(document.querySelector('details[open]')).toBeNull();
});

it('is left out where a page has few sections', async () => {
  const document = await render('services/finops', 'en', outline.slice(0, 3));
  expect(document.body.children).toHaveLength(0);
});
