import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Accordion', () => {
  it('shows every question as a heading and opens the first', async () => {
    const document = await renderExample('accordion');
    expect(textsOf(document, 'summary > h3')).toEqual([
      'How long does the first review take?',
      'Who has to take part?',
      'By which method do you work?',
    ]);
    const open = [...document.querySelectorAll('details')].map((details) => details.open);
    expect(open).toEqual([true, false, false]);
  });

  it('lets one question be open at a time, through a common name that no other accordion has', async () => {
    const one =
      '<Accordion>\n\n<AccordionItem title="A" />\n\n<AccordionItem title="B" />\n\n</Accordion>';
    const document = await renderMdx(`${one}\n\n${one}`);
    const names = [...document.querySelectorAll('details')].map((details) =>
      details.getAttribute('name'),
    );
    expect(names[0]).toBeTruthy();
    expect(names).toEqual([names[0], names[0], names[2], names[2]]);
    expect(new Set(names).size).toBe(2);
  });

  it('puts the anchor of a question on its answer, so that browsers open it by themselves', async () => {
    const document = await renderExample('accordion');
    const [, second] = document.querySelectorAll('details');
    expect(second?.querySelector('#people')?.textContent).toMatch(/^One person each/);
    expect(second?.querySelector('summary #people')).toBeNull();
  });

  it('stands with a single question, which is open', async () => {
    const document = await renderMdx(
      '<Accordion>\n\n<AccordionItem title="A">\n\na\n\n</AccordionItem>\n\n</Accordion>',
    );
    const all = [...document.querySelectorAll('details')];
    expect(all.map((details) => details.open)).toEqual([true]);
  });

  it('names the provider in the language of the page', async () => {
    const document = await renderExample('accordion', 'pl');
    expect(document.body.textContent).toContain('Dostarcza FinOps Foundation');
  });
});
