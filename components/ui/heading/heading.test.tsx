import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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
