import { expect, test } from '@playwright/test';
import { isOfType } from '@/lib/content/document';
import { locales } from '@/lib/i18n/locales';
import { industries } from '@/lib/schema/document-types';
import { registry } from '@/tests/support/site-registry';
import { textOf } from '@/tests/support/texts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`${locale}: an industry leaves its own case studies, without script`, async ({ page }) => {
    await page.goto(registry.addressOf('case-studies', locale) ?? '');
    const cases = registry
      .children('case-studies', locale)
      .flatMap((entry) => (isOfType(entry, 'CaseStudy') ? [entry.frontmatter] : []));
    const cards = page.getByRole('main').getByRole('article');
    const filter = page.getByRole('group', { name: textOf(locale, 'common.case_study.industry') });
    await expect(cards.filter({ visible: true })).toHaveCount(cases.length);
    for (const industry of industries) {
      const own = cases.filter((entry) => entry.industry === industry);
      const name = textOf(locale, `common.case_study.industries.${industry}`);
      await filter.getByRole('radio', { name: `${name} (${own.length})`, exact: true }).check();
      await expect(cards.filter({ visible: true })).toHaveCount(own.length);
    }
    await filter.getByRole('radio').first().check();
    await expect(cards.filter({ visible: true })).toHaveCount(cases.length);
  });
}
