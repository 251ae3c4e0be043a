import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Accordion', () => {
  it('shows every question as a heading and opens the first', async () => {
    const document = await renderExample('accordion');
    expect(textsOf(document, 'summary > h3')).toEqual([
      'How long does the first review take?',
      'Who has to take part?',
    ]);
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    expect(open).toEqual([true, false]);
  });

  it('lets one question be open at a time, through a common name that no other accordion has', async () => {
    const one = '<Accordion>\n\n<AccordionItem title="A">\n\na\n\n</AccordionItem>\n\n</Accordion>';
    const document = await renderMdx(`${one}\n\n${one}`);
    const names = [...document.querySelectorAll('details')].map((details) =>
      details.getAttribute('name'),
    );
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(2);
  });

  it('names the provider and opens an external link in a new tab without access to this one', async () => {
    const document = await renderExample('accordion', 'pl');
    const link = document.querySelector('details a');
    expect(document.body.textContent).toContain('Dostarcza Google Cloud');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.textContent).toContain('(otwiera się w nowej karcie)');
  });

  it('refuses anything but its items', async () => {
    await expect(renderMdx('<Accordion>\n\ntext\n\n</Accordion>')).rejects.toThrow(
      '<Accordion> takes only <AccordionItem> between its tags',
    );
    await expect(renderMdx('<AccordionItem title="A" />')).rejects.toThrow(
      '<AccordionItem> stands outside <Accordion>',
    );
  });
});
