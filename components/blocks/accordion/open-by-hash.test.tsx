// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { OpenByHash } from './open-by-hash.client';

const accordion = (
  <>
    <details name="a" open>
      <summary>First</summary>
      <div id="first">One</div>
    </details>
    <details name="a">
      <summary>Second</summary>
      <div id="second">
        <p id="within">Two</p>
      </div>
    </details>
    <OpenByHash />
  </>
);

const open = () =>
  [...document.querySelectorAll('details')]
    .filter((details) => details.open)
    .map((details) => details.querySelector('summary')?.textContent);
const scroll = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scroll;
  history.replaceState(null, '', '/page');
});
afterEach(() => {
  scroll.mockReset();
  vi.unstubAllGlobals();
});

it('opens the question that the address names when the page comes, and brings it into view', async () => {
  history.replaceState(null, '', '/page#second');
  await mount(accordion);
  expect(open()).toContain('Second');
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('opens a question when the anchor changes, also for an anchor within the answer', async () => {
  await mount(accordion);
  expect(open()).toEqual(['First']);
  await happen(() => {
    history.replaceState(null, '', '/page#within');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(open()).toContain('Second');
});

it('opens a question to which the router goes', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  await mount(accordion);
  await happen(() => {
    history.pushState(null, '', '/page#second');
    navigation.dispatchEvent(new Event('currententrychange'));
  });
  expect(open()).toContain('Second');
});

it('leaves open questions and unknown anchors alone', async () => {
  history.replaceState(null, '', '/page#first');
  await mount(accordion);
  await happen(() => {
    history.replaceState(null, '', '/page#nowhere');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(open()).toEqual(['First']);
  expect(scroll).not.toHaveBeenCalled();
});
