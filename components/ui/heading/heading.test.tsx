import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsOf } from '@/tests/support/render-mdx';
import { renderStatic } from '@/tests/support/render-static';
import { Heading } from './heading';

it('looks like its level unless another look is chosen', () => {
  expect(renderToStaticMarkup(<Heading level={2}>A</Heading>)).toBe('<h2 class="text-h2">A</h2>');
  expect(
    renderToStaticMarkup(
      <Heading level={3} look="h5" id="a" className="mb-4">
        A
      </Heading>,
    ),
  ).toBe('<h3 id="a" class="text-h5 mb-4">A</h3>');
});

it.each([
  ['SOC: round-the-clock watch', ['round-the-clock']],
  ['Kopie Warszawa–Poznań, po\u00A0roku', ['Warszawa–Poznań,']],
  ['Od 5\u00A0e-maili i\u00A0„e-faktur”', ['5 e-maili', 'i „e-faktur”']],
  ['A cloud – and its owner, – 5', []],
])('keeps the compounds of “%s” whole, and its text as it is', (text, compounds) => {
  const document = renderStatic(<Heading level={1}>{text}</Heading>);
  expect(document.querySelector('h1')?.textContent).toBe(text);
  expect(textsOf(document, 'h1 > .inline-block')).toEqual(compounds);
});
