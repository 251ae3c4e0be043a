// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { OpenByHash } from './open-by-hash.client';

const navigation = new EventTarget();
const scroll = vi.fn();

/** What the address says, and how the page hears of it. */
const goTo = (address: string, event: 'hashchange' | 'currententrychange') =>
  happen(() => {
    history.replaceState(null, '', address);
    (event === 'hashchange' ? window : navigation).dispatchEvent(new Event(event));
  });

/** Two questions, of which the first is open, on a page with this address. */
async function mountAt(address: string) {
  vi.stubGlobal('navigation', navigation);
  onTestFinished(() => void vi.unstubAllGlobals());
  Element.prototype.scrollIntoView = scroll.mockReset();
  history.replaceState(null, '', address);
  const { container } = await mount(
    <>
      <details open>
        <summary>First</summary>
        <div id="first">One</div>
      </details>
      <details>
        <summary>Second</summary>
        <div id="second">
          <p id="within">Two</p>
        </div>
      </details>
      <a href="/page#second">
        <b>To the second</b>
      </a>
      <OpenByHash />
    </>,
  );
  const [, second] = container.querySelectorAll('details');
  if (!second) throw new Error('two questions are written above');
  return { container, second };
}

it.each([
  ['opens a question when the anchor within its answer is asked for', '#within', 'hashchange', 1],
  ['opens a question to which the router goes', '#second', 'currententrychange', 1],
  ['leaves a question alone that is open', '#first', 'hashchange', 0],
  ['leaves unknown anchors alone', '#nowhere', 'hashchange', 0],
] as const)('%s', async (_name, anchor, event, opened) => {
  const { container } = await mountAt('/page');
  await goTo(`/page${anchor}`, event);
  expect(container.querySelectorAll('details[open]')).toHaveLength(1 + opened);
  expect(scroll).toHaveBeenCalledTimes(opened);
});

it.each([
  ['an option', '/page?option=2#second'],
  ['an industry', '/page?industry=fin#second'],
  ['answers', '/page?answers=21#second'],
  ['a campaign', '/page?utm_source=letter#second'],
])(
  'leaves a question closed that the visitor has closed when the address says %s',
  async (_name, address) => {
    const { second } = await mountAt('/page#second');
    expect(second.open).toBe(true);
    second.open = false;
    scroll.mockReset();
    await goTo(address, 'currententrychange');
    expect(second.open).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
  },
);

it('opens a question again when a link to it is followed again', async () => {
  const { container, second } = await mountAt('/page#second');
  second.open = false;
  container.querySelector('b')?.click();
  expect(second.open).toBe(true);
});
