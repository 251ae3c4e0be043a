// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { IntroPlayer } from './intro-player.client';

const player = (
  <IntroPlayer
    sources={{ webm: '/intro.webm', mp4: '/intro.mp4' }}
    restartAt={3}
    labels={{ play: 'Play', pause: 'Pause' }}
    icons={{ play: '▶', pause: '⏸' }}
  />
);

let isReduced = false;
let announceMotion = () => {};
let announceView: (isIntersecting: boolean) => void = () => {};

/** jsdom plays nothing: play and pause only change the state and fire its event, as in a browser. */
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isReduced;
    },
    addEventListener: (_: string, listener: () => void) => {
      announceMotion = listener;
    },
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        announceView = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        announceView = () => {};
      }
    },
  );
  let isPaused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
  const change = (next: boolean, type: string) =>
    function (this: HTMLMediaElement) {
      if (isPaused !== next) {
        isPaused = next;
        this.dispatchEvent(new Event(type));
      }
    };
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(change(true, 'pause'));
  const play = change(false, 'play');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    play.call(this);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function mountPlayer() {
  const { container } = await mount(player);
  return {
    video: () => container.querySelector('video'),
    name: () => container.querySelector('button')?.getAttribute('aria-label'),
    click: () => happen(() => container.querySelector('button')?.click()),
  };
}

describe('The intro’s video', () => {
  it('is not there where motion is reduced, and goes when the visitor asks for that later', async () => {
    isReduced = true;
    const { video } = await mountPlayer();
    expect(video()).toBeNull();
    isReduced = false;
    await happen(() => announceMotion());
    expect(video()).not.toBeNull();
    isReduced = true;
    await happen(() => announceMotion());
    expect(video()).toBeNull();
  });

  it('plays while it is in view', async () => {
    const { video, name } = await mountPlayer();
    expect([video()?.paused, name()]).toEqual([true, 'Play']);
    await happen(() => announceView(true));
    expect([video()?.paused, name()]).toEqual([false, 'Pause']);
    await happen(() => announceView(false));
    expect([video()?.paused, name()]).toEqual([true, 'Play']);
  });

  it('stays paused once the visitor paused it, in view or not, until asked to play', async () => {
    const { video, name, click } = await mountPlayer();
    await happen(() => announceView(true));
    await click();
    await happen(() => announceView(true));
    expect([video()?.paused, name()]).toEqual([true, 'Play']);
    await click();
    expect([video()?.paused, name()]).toEqual([false, 'Pause']);
  });
});
