import { blockSchemas } from 'generated/block-schemas';
import { expect, it } from 'vitest';
import { formWidths } from '@/lib/diagrams/drawing';
import { locales } from '@/lib/i18n/locales';
import { renderExample, textsOf } from './render-mdx';

/** What holds for the example of every block that is a picture drawn from data, in both languages. */
export function drawsItsExample(folder: string): void {
  it.each(locales)(
    'is one image with a title and a finding, in a form for each width: %s',
    async (locale) => {
      const document = await renderExample(folder, locale);
      const image = document.querySelector('[role="img"]');
      for (const attribute of ['aria-labelledby', 'aria-describedby'])
        expect(
          document.getElementById(image?.getAttribute(attribute) ?? '')?.textContent,
        ).toBeTruthy();
      const forms = [...(image?.querySelectorAll('svg') ?? [])];
      expect(forms.map((form) => form.getAttribute('viewBox')?.split(' ')[2])).toEqual(
        formWidths.map(String),
      );
      for (const form of forms) {
        expect(form.outerHTML.length).toBeLessThan(12 * 1024);
        const sizes = [...form.querySelectorAll('[font-size]')].map((text) =>
          Number(text.getAttribute('font-size')),
        );
        expect(Math.min(14, ...sizes)).toBeGreaterThanOrEqual(13);
        expect(form.querySelectorAll('text').length).toBeGreaterThan(2);
      }
    },
  );

  it('has its figures in a table whose rows are as long as its head', async () => {
    const document = await renderExample(folder);
    const head = textsOf(document, 'details th').length;
    const rows = [...document.querySelectorAll('details tbody tr')].map(
      (row) => row.children.length,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows)).toEqual(new Set([head]));
  });

  it('is declared with a drawing and a table', () => {
    const block = [...blockSchemas.values()].find(
      ({ name }) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase() === folder,
    );
    expect(block?.draw && block.numbers).toBeTruthy();
  });
}
