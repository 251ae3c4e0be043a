import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

describe('Accordion', () => {
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

  it('names the provider in the language of the page', async () => {
    const document = await renderExample('accordion', 'pl');
    expect(document.body.textContent).toContain('Dostarcza FinOps Foundation');
  });
});
