import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Callout', () => {
  /** What names each note. */
  const namesOf = (document: Document) =>
    [...document.querySelectorAll('[role="note"]')].map(
      (note) => document.getElementById(note.getAttribute('aria-labelledby') ?? '')?.textContent,
    );

  it('is named by its kind, and by its title where it has one', async () => {
    const names = ['Warning: Notice periods', 'Tip', 'Note'];
    expect(namesOf(await renderExample('callout'))).toEqual(names);
  });

  it('holds lists as well', async () => {
    const document = await renderMdx('<Callout>\n\n- One\n- Two\n\n</Callout>');
    expect(textsOf(document, '[role="note"] li')).toEqual(['One', 'Two']);
  });
});

describe('CollapsibleCard', () => {
  it('shows heading and main sentence, and folds the rest into a native disclosure', async () => {
    const document = await renderExample('callout');
    const [card] = document.querySelectorAll('section');
    expect(card?.querySelector('h3')?.textContent).toBe('Access for the first review');
    expect(card?.querySelector('h3 + p')?.textContent).toMatch(/^Read access to billing data/);
    const details = card?.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelectorAll('li')).toHaveLength(3);
    expect(details?.querySelector('summary')?.textContent).not.toContain('Google Cloud');
  });

  it('names each disclosure by its card, so that several can be told apart', async () => {
    const card = (heading: string) =>
      `<CollapsibleCard heading="${heading}" visibleContent="V.">\n\nText.\n\n</CollapsibleCard>`;
    const document = await renderMdx(`${card('Dostępy')}\n\n${card('Ludzie')}`, 'pl');
    expect(textsOf(document, 'summary')).toEqual(['Szczegóły: Dostępy', 'Szczegóły: Ludzie']);
  });

  it('opens independently of other cards', async () => {
    const document = await renderExample('callout');
    expect(document.querySelectorAll('details')).toHaveLength(2);
    expect(document.querySelectorAll('details[name]')).toHaveLength(0);
  });
});
