import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows heading and main sentence, and folds the rest into a native disclosure', async () => {
  const document = await renderExample('collapsible-card');
  const [card] = document.querySelectorAll('section');
  expect(card?.querySelector('h3')?.textContent).toBe('Access for the first review');
  expect(card?.querySelector('h3 + p')?.textContent).toMatch(/^Read access to billing data/);
  const details = card?.querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelectorAll('li')).toHaveLength(3);
  expect(details?.querySelector('summary')?.textContent).not.toContain('Google Cloud');
});

it('names each disclosure by its card, so that several can be told apart', async () => {
  expect(textsOf(await renderExample('collapsible-card', 'pl'), 'summary')).toEqual([
    'Szczegóły: Access for the first review',
    'Szczegóły: People',
  ]);
});

it('opens independently of other cards', async () => {
  const document = await renderExample('collapsible-card');
  expect(document.querySelectorAll('details')).toHaveLength(2);
  expect(document.querySelectorAll('details[name]')).toHaveLength(0);
});

it('refuses a card without its main sentence', async () => {
  await expect(
    renderMdx('<CollapsibleCard heading="A">\n\nb\n\n</CollapsibleCard>'),
  ).rejects.toThrow('visibleContent');
});
