import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows figures with what they count, written as the language writes them', async () => {
  const english = await renderExample('proof-strip');
  expect(textsOf(english, 'dd')).toEqual(['99.95%', '21 min 36 s', '2', '2016']);
  expect(textsOf(english, 'dt')[0]).toBe('availability of the platform a month, in the contract');
  const polish = await renderExample('proof-strip', 'pl');
  expect(textsOf(polish, 'dd')[0]).toBe('99,95%');
  expect(textsOf(polish, 'dt')[2]).toMatch(/^własne lokalizacje/);
});

it.each(['availabilty', 'reply'])('names a fact that cannot be shown alone: %s', async (name) => {
  await expect(renderMdx(`<ProofStrip facts={["people", "${name}"]} />`)).rejects.toThrow(
    `there is no fact "${name}" with a label`,
  );
});

it.each([1, 5])('refuses %i facts', async (count) => {
  const facts = JSON.stringify(Array.from({ length: count }, () => 'people'));
  await expect(renderMdx(`<ProofStrip facts={${facts}} />`)).rejects.toThrow();
});
