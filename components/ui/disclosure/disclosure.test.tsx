import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure';

const detailsOf = (html: string) => new JSDOM(html).window.document.querySelector('details');

it('is a native disclosure with a heading as its title and its anchor on the content', () => {
  const details = detailsOf(
    renderToStaticMarkup(
      <Disclosure title="Who has to take part?" headingLevel={3} name="questions" id="part" isOpen>
        Three people.
      </Disclosure>,
    ),
  );
  expect([details?.open, details?.getAttribute('name')]).toEqual([true, 'questions']);
  expect(details?.querySelector('summary > h3')?.textContent).toBe('Who has to take part?');
  expect(details?.querySelector('#part')?.textContent).toBe('Three people.');
});

it('is closed and without heading by default', () => {
  const details = detailsOf(renderToStaticMarkup(<Disclosure title="More">Text</Disclosure>));
  expect(details?.open).toBe(false);
  expect(details?.querySelector('h1, h2, h3, h4, h5')).toBeNull();
  expect(details?.querySelector('summary')?.textContent).toBe('More');
});
