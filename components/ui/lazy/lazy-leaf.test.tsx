// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happen } from '@/tests/support/mount-client';
import { lazyLeaf } from './lazy-leaf';
import { useWaiting } from './press-again';

/** Called once React has taken the component over, before the component says so. */
let onTaken = () => {};

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => onTaken(), []);
  return (
    <p {...useWaiting()}>
      {/* biome-ignore lint/a11y/useSemanticElements: without script it leads on. */}
      {/* biome-ignore lint/a11y/useValidAnchor: the same. */}
      <a
        href="#elsewhere"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          setCount(count + 1);
        }}
        onKeyDown={({ key }) => key === 'ArrowRight' && setCount(count + 10)}
      >
        {label} {count}
      </a>
    </p>
  );
}

let come = () => {};
const load = vi.fn(async () => Counter);

const button = () => document.querySelector('a');
const text = () => button()?.textContent;

/** The anchor in the address: jsdom follows a link in a task of its own. */
async function anchor(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return location.hash;
}

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
  onTaken = () => {};
  delete document.documentElement.dataset['scripts'];
  location.hash = '';
});

it('is in the page before its code, which is fetched when the moment has come', async () => {
  expect([text(), load.mock.calls.length]).toEqual(['Pressed 0', 0]);
  const before = button();
  await happen(come);
  expect(load).toHaveBeenCalledOnce();
  await happen(() => button()?.click());
  expect([text(), button() === before]).toEqual(['Pressed 1', true]);
});

it('takes a press that came before its code, and leads nowhere', async () => {
  await happen(() => button()?.click());
  expect([text(), await anchor()]).toEqual(['Pressed 0', '']);
  await happen(come);
  expect([text(), await anchor()]).toEqual(['Pressed 1', '']);
});

it('takes the last key that came before its code', async () => {
  await happen(() =>
    button()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );
  await happen(come);
  expect(text()).toBe('Pressed 10');
});

it('counts a press once that comes while React takes it over', async () => {
  onTaken = () => button()?.click();
  await happen(come);
  expect(text()).toBe('Pressed 1');
});

it('does as the HTML says where the page’s scripts have failed', async () => {
  document.documentElement.dataset['scripts'] = 'failed';
  await happen(() => button()?.click());
  await happen(come);
  expect(text()).toBe('Pressed 0');
  await vi.waitFor(() => expect(location.hash).toBe('#elsewhere'));
});
