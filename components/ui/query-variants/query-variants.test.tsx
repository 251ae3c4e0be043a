// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { mostVariants, QueryVariants, shownWhen } from './query-variants.client';

const variants = (count: number) => (
  <QueryVariants
    query="option"
    label="Options"
    variants={Array.from({ length: count }, (_, index) => ({
      value: String(index + 1),
      choice: `Choice ${index + 1}`,
      content: <h3>{`Variant ${index + 1}`}</h3>,
    }))}
  />
);

const choices = () => [...document.querySelectorAll<HTMLElement>('nav a')];
const current = () => choices().findIndex((link) => link.getAttribute('aria-current') === 'true');
const shown = () =>
  Number(document.querySelector<HTMLElement>('[data-query]')?.dataset['shown']) - 1;
/** Goes back or forward, and waits until the address has changed. */
const go = (steps: -1 | 1) =>
  happen(() => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(steps);
    return moved;
  });

it('ties the look of each variant and choice to its own number, and refuses more than there are', () => {
  for (let index = 0; index < mostVariants; index += 1) {
    const { panel, mark } = shownWhen(index);
    const numbers = `${panel} ${mark}`.match(/(?<=shown=)\d+/g);
    expect(new Set(numbers)).toEqual(new Set([String(index + 1)]));
  }
  expect(() => renderToString(variants(mostVariants + 1))).toThrow('expected 6 variants at most');
});

it('writes a choice into the address once, keeps the rest of it, and follows back and forward', async () => {
  history.replaceState(null, '', '/page?utm_source=letter#apply');
  await mount(variants(3));
  const entries = history.length;
  await happen(() => choices()[1]?.click());
  await happen(() => choices()[1]?.click());
  expect([shown(), current(), history.length]).toEqual([1, 1, entries + 1]);
  expect(location.search + location.hash).toBe('?utm_source=letter&option=2#apply');
  await go(-1);
  expect([shown(), location.search]).toEqual([0, '?utm_source=letter']);
  await go(1);
  expect(shown()).toBe(1);
});

it('leaves a click that wants a new tab to the browser', async () => {
  await mount(variants(3));
  const before = [shown(), location.search];
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  const isTaken = vi.fn();
  const end = (event: Event) => {
    isTaken(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  await happen(() => choices()[0]?.dispatchEvent(click));
  expect(isTaken).toHaveBeenCalledExactlyOnceWith(false);
  expect([shown(), location.search]).toEqual(before);
});
