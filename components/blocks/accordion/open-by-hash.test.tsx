// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { OpenByHash } from './open-by-hash.client';

it.each([
  ['opens a question when the anchor within its answer is asked for', '#within', 'hashchange', 1],
  ['opens a question to which the router goes', '#second', 'currententrychange', 1],
  ['leaves a question alone that is open', '#first', 'hashchange', 0],
  ['leaves unknown anchors alone', '#nowhere', 'hashchange', 0],
])('%s', async (_name, anchor, event, opened) => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  onTestFinished(() => void vi.unstubAllGlobals());
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  history.replaceState(null, '', '/page');
  await mount(
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
      <OpenByHash />
    </>,
  );
  await happen(() => {
    history.replaceState(null, '', `/page${anchor}`);
    (event === 'hashchange' ? window : navigation).dispatchEvent(new Event(event));
  });
  expect(document.querySelectorAll('details[open]')).toHaveLength(1 + opened);
  expect(scroll).toHaveBeenCalledTimes(opened);
});
