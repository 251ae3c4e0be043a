// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happen } from '@/tests/support/mount-client';
import { lazyLeaf } from './lazy-leaf';
import { useWaiting } from './use-waiting';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <p {...useWaiting()}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    </p>
  );
}

let come = () => {};
const load = vi.fn(async () => Counter);

const button = () => document.querySelector('button');
const text = () => button()?.textContent;

/** The page as the server made it, taken over by React; the code has not come. */
async function open() {
  const moment = new Promise<void>((resolve) => {
    come = resolve;
  });
  const onServer = lazyLeaf(async () => {}, load);
  const inBrowser = lazyLeaf(() => moment, load);
  const page = (Leaf: typeof onServer) => (
    <main>
      <Leaf label="Pressed" />
    </main>
  );
  const { prelude } = await prerender(page(onServer));
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude as ReadableStream).text();
  document.body.append(container);
  load.mockClear();
  const root = await act(async () => hydrateRoot(container, page(inBrowser)));
  return () => act(async () => root.unmount());
}

let close = async () => {};
beforeEach(async () => {
  close = await open();
});
afterEach(async () => {
  await close();
  document.body.replaceChildren();
});

it('is in the page before its code, which is fetched when the moment has come', async () => {
  expect([text(), load.mock.calls.length]).toEqual(['Pressed 0', 0]);
  const before = button();
  await happen(come);
  expect(load).toHaveBeenCalledOnce();
  await happen(() => button()?.click());
  expect([text(), button() === before]).toEqual(['Pressed 1', true]);
});

it('is marked until it can be used, and says then that it can', async () => {
  const isWaiting = () => document.querySelector('[data-waiting]') !== null;
  const heard: boolean[] = [];
  const hear = () => heard.push(isWaiting());
  window.addEventListener('site:ready', hear);
  expect([isWaiting(), heard]).toEqual([true, []]);
  await happen(come);
  expect([isWaiting(), heard]).toEqual([false, [false]]);
  window.removeEventListener('site:ready', hear);
});
