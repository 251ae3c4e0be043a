import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const option = (name: string, more = '') =>
  `<Option heading="${name}" imgSrc="/options/start.svg" imgAlt="A layer"${more}>\n\nAbout ${name}.\n\n</Option>\n\n`;
const selector = (...options: string[]) =>
  `<OptionSelector label="Variants">\n\n${options.join('')}</OptionSelector>`;

const valuesOf = (document: Document) =>
  document.querySelector<HTMLElement>('[data-query="option"]')?.dataset['values'];

describe('OptionSelector', () => {
  it('holds every option in the HTML, with heading, text, list and described picture', async () => {
    const document = await renderExample('option-selector');
    expect(textsOf(document, 'h3')).toEqual(['Start', 'Scale', 'Regulated']);
    expect(textsOf(document, 'p')[1]).toMatch(/^For a product with paying clients/);
    expect(document.querySelectorAll('ul ul li, nav ~ div li')).toHaveLength(9);
    const pictures = [...document.querySelectorAll('nav ~ div img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/options/start.svg',
      '/options/scale.svg',
      '/options/regulated.svg',
    ]);
    expect(pictures.every((picture) => picture.getAttribute('alt'))).toBe(true);
  });

  it('offers each option by a link to its number, under the name the writer gave', async () => {
    const document = await renderExample('option-selector', 'pl');
    const row = document.querySelector('nav');
    expect(row?.getAttribute('aria-label')).toBe('Variants of the programme');
    const links = [...(row?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?option=1',
      '?option=2',
      '?option=3',
    ]);
    expect(links.map((link) => link.textContent)).toEqual(['Start', 'Scale', 'Regulated']);
    expect(row?.querySelectorAll('img[alt=""]')).toHaveLength(3);
    expect(valuesOf(document)).toBe('1 2 3');
  });

  it('shows the first option unless the address asks for another', async () => {
    const document = await renderExample('option-selector');
    const container = document.querySelector<HTMLElement>('[data-query]');
    expect(container?.dataset['shown']).toBe('1');
    expect(document.querySelector('[aria-current]')?.textContent).toBe('Start');
    expect(container?.firstElementChild?.tagName).toBe('SCRIPT');
  });

  it('stands without a choice for one option, without small pictures and lists where there are none', async () => {
    const one = await renderMdx(selector(option('Start')));
    expect(one.querySelector('nav')).toBeNull();
    expect(textsOf(one, 'h3')).toEqual(['Start']);
    const two = await renderMdx(
      selector(option('Start'), option('Scale', ' list={["A load test"]}')),
    );
    expect(two.querySelectorAll('nav img')).toHaveLength(0);
    expect(textsOf(two, 'nav ~ div li')).toEqual(['A load test']);
  });
});
