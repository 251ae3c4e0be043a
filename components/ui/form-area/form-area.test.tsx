// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { definitionOf } from '@/tests/support/form-samples';
import { FormRoom } from './form-area';

function roomOf(kind: 'contact' | 'newsletter') {
  document.body.innerHTML = renderToStaticMarkup(<FormRoom definition={definitionOf(kind)} />);
  return document.body.firstElementChild as HTMLElement;
}

it('is there for the eye alone: no way for focus, nothing to read out or to find', () => {
  const room = roomOf('contact');
  expect(room.hasAttribute('inert')).toBe(true);
  expect(room.getAttribute('aria-hidden')).toBe('true');
  expect(room.hasAttribute('data-pagefind-ignore')).toBe(true);
});

it('has no ids, which the copy in the container gets', () => {
  expect(roomOf('contact').querySelectorAll('[id], [for]')).toHaveLength(0);
});

it('asks for what its kind asks, with a box for each consent that is not ticked', () => {
  const controls = [...roomOf('newsletter').querySelectorAll('input')];
  expect(controls.map(({ name }) => name)).toEqual(['email', 'newsletter', 'website']);
  expect(controls.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'email',
    'newsletter',
  ]);
  expect(controls.some(({ checked }) => checked)).toBe(false);
});
