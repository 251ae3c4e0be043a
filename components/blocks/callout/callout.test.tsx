import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

/** What names each note. */
const namesOf = (document: Document) =>
  [...document.querySelectorAll('[role="note"]')].map(
    (note) => document.getElementById(note.getAttribute('aria-labelledby') ?? '')?.textContent,
  );

it('is named by its kind, and by its title where it has one', async () => {
  const names = ['Warning: Notice periods', 'Tip', 'Note'];
  expect(namesOf(await renderExample('callout'))).toEqual(names);
});

it('speaks the language of the page', async () => {
  const document = await renderMdx('<Callout kind="tip">\n\nTekst.\n\n</Callout>', 'pl');
  expect(namesOf(document)).toEqual(['Wskazówka']);
  expect(textsOf(document, '[role="note"] > p')[1]).toBe('Tekst.');
});

it('holds lists as well', async () => {
  const document = await renderMdx('<Callout>\n\n- One\n- Two\n\n</Callout>');
  expect(textsOf(document, '[role="note"] li')).toEqual(['One', 'Two']);
});

it('knows three kinds', async () => {
  await expect(renderMdx('<Callout kind="danger">\n\nText.\n\n</Callout>')).rejects.toThrow('kind');
});
