// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubCarouselBrowser } from '@/tests/support/carousel-stubs';
import { happen, mount } from '@/tests/support/mount-client';
import { useRotation } from './use-rotation';

const advance = vi.fn();

function Rotating({ delay }: { delay?: number }) {
  const ref = useRef<HTMLElement>(null);
  const { isOn, toggle, button, handlers } = useRotation({ ref, delay, advance });
  return (
    <section ref={ref} {...handlers}>
      <button type="button" ref={button} onClick={toggle}>
        {isOn ? 'Stop' : 'Start'}
      </button>
      <a href="#slide">Slide</a>
    </section>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const button = () => find('button');
const wait = (milliseconds: number) => happen(() => vi.advanceTimersByTime(milliseconds));
const point = (type: string, target: HTMLElement, pointerType = 'mouse') =>
  happen(() => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
    target.dispatchEvent(Object.assign(event, { pointerType }));
  });
/** A click as a browser makes it: press, focus, release. */
const click = async (target: HTMLElement) => {
  await point('pointerdown', target);
  await happen(() => target.focus());
  await happen(() => target.click());
};

let browser: ReturnType<typeof stubCarouselBrowser>;
beforeEach(() => {
  vi.useFakeTimers();
  browser = stubCarouselBrowser();
  advance.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('advances after each delay, and not before', async () => {
  await mount(<Rotating delay={4000} />);
  expect(button().textContent).toBe('Stop');
  await wait(3999);
  expect(advance).not.toHaveBeenCalled();
  await wait(1);
  expect(advance).toHaveBeenCalledTimes(1);
  await wait(8000);
  expect(advance).toHaveBeenCalledTimes(3);
});

it('does nothing without a delay', async () => {
  await mount(<Rotating />);
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
  expect(button().textContent).toBe('Start');
});

it('holds under the pointer and goes on with a whole delay when it leaves', async () => {
  await mount(<Rotating delay={4000} />);
  await wait(3000);
  await point('pointerover', find('a'));
  await wait(60_000);
  expect([advance.mock.calls.length, button().textContent]).toEqual([0, 'Stop']);
  await point('pointerout', find('section'));
  await wait(3999);
  expect(advance).not.toHaveBeenCalled();
  await wait(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

it('is not held by a finger, nor by a pointer on its own button', async () => {
  await mount(<Rotating delay={4000} />);
  await point('pointerover', find('a'), 'touch');
  await wait(4000);
  expect(advance).toHaveBeenCalledTimes(1);
  await point('pointerover', button());
  await wait(4000);
  expect(advance).toHaveBeenCalledTimes(2);
});

it('ends for good when something in it is pressed', async () => {
  await mount(<Rotating delay={4000} />);
  await point('pointerdown', find('a'), 'touch');
  await point('pointerout', find('section'));
  await wait(60_000);
  expect([advance.mock.calls.length, button().textContent]).toEqual([0, 'Start']);
});

it('ends for good when focus comes into it, and does not go on when focus leaves', async () => {
  await mount(<Rotating delay={4000} />);
  await happen(() => find('a').focus());
  expect(button().textContent).toBe('Start');
  await happen(() => find('a').blur());
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
});

it('stands still while its button has focus, and for good after that', async () => {
  await mount(<Rotating delay={4000} />);
  await happen(() => button().focus());
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
  await happen(() => button().blur());
  expect(button().textContent).toBe('Start');
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
});

it('is ended and started by its button, by mouse and by keyboard alike', async () => {
  await mount(<Rotating delay={4000} />);
  await click(button());
  expect(button().textContent).toBe('Start');
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
  await happen(() => button().click());
  expect(button().textContent).toBe('Stop');
  await wait(4000);
  expect(advance).toHaveBeenCalledTimes(1);
});

it('holds while its tab is hidden or it is out of the window', async () => {
  await mount(<Rotating delay={4000} />);
  await browser.setTab('hidden');
  await wait(60_000);
  await browser.setTab('visible');
  await browser.setInView(false);
  await wait(60_000);
  expect([advance.mock.calls.length, button().textContent]).toEqual([0, 'Stop']);
  await browser.setInView(true);
  await wait(4000);
  expect(advance).toHaveBeenCalledTimes(1);
});

it('never starts by itself where less motion is wanted, and ends when that is asked for', async () => {
  await browser.setStill(true);
  const { unmount } = await mount(<Rotating delay={4000} />);
  await wait(60_000);
  expect([advance.mock.calls.length, button().textContent]).toEqual([0, 'Start']);
  await unmount();

  await browser.setStill(false);
  await mount(<Rotating delay={4000} />);
  expect(button().textContent).toBe('Stop');
  await browser.setStill(true);
  expect(button().textContent).toBe('Start');
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
});

it('leaves no timer behind', async () => {
  const { unmount } = await mount(<Rotating delay={4000} />);
  await unmount();
  await wait(60_000);
  expect(advance).not.toHaveBeenCalled();
});
