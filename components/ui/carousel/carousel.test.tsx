// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubCarouselBrowser } from '@/tests/support/carousel-stubs';
import { happen, mount, press } from '@/tests/support/mount-client';
import { CarouselClient, type CarouselClientProps } from './carousel.client';

const texts = {
  role: 'carousel',
  slideRole: 'slide',
  slide: '{{index}} of {{slidesLength}}',
  previous: 'Previous',
  next: 'Next',
  stop: 'Stop',
  start: 'Start',
  choose: 'Choose',
};

const carousel = (count: number, more: Partial<CarouselClientProps> = {}) => (
  <CarouselClient
    label="Voices"
    layout="one"
    padUpTo={9}
    icons={{ previous: null, next: null, stop: null, start: null }}
    texts={texts}
    slides={Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change.
      <a key={index} href={`#${index}`}>{`Slide ${index + 1}`}</a>
    ))}
    {...more}
  />
);

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const names = () => all('button').map((button) => button.getAttribute('aria-label'));
const button = (name: string) =>
  all('button').find((found) => found.getAttribute('aria-label') === name) as HTMLElement;
const inReach = () =>
  all('.swiper-slide:not([inert])').map((slide) => slide.getAttribute('aria-label'));
/** Swiper knows keys by their number. */
const pressRight = (more: KeyboardEventInit = {}) => press('ArrowRight', { keyCode: 39, ...more });
const live = () => all('.swiper')[0]?.getAttribute('aria-live');

let browser: ReturnType<typeof stubCarouselBrowser>;
beforeEach(() => {
  browser = stubCarouselBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('moves with the arrow keys while focus is in it, and no further than that', async () => {
  await mount(carousel(3));
  await pressRight();
  expect(inReach()).toEqual(['1 of 3']);
  await happen(() => button('Next').focus());
  await pressRight();
  expect(inReach()).toEqual(['2 of 3']);
  await pressRight({ altKey: true });
  expect(inReach()).toEqual(['2 of 3']);
  await happen(() => button('Next').blur());
  await pressRight();
  expect(inReach()).toEqual(['2 of 3']);
});

it('takes focus along when an arrow key moves the focused slide out of reach', async () => {
  await mount(carousel(3));
  await happen(() => all('a[href="#0"]')[0]?.focus());
  await pressRight();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Next');
});

it('rotates silently, its button first, until it is used, and again when that is asked for', async () => {
  vi.useFakeTimers();
  await mount(carousel(3, { autoplayDelay: 4000 }));
  const wait = (milliseconds: number) => happen(() => vi.advanceTimersByTime(milliseconds));
  expect([names()[0], live()]).toEqual(['Stop', 'off']);
  await wait(3999);
  expect(inReach()).toEqual(['1 of 3']);
  await wait(1);
  expect(inReach()).toEqual(['2 of 3']);
  await happen(() => button('Next').click());
  expect([names()[0], live(), inReach()]).toEqual(['Start', 'polite', ['3 of 3']]);
  await wait(60_000);
  expect(inReach()).toEqual(['3 of 3']);
  await happen(() => button('Start').click());
  expect([names()[0], live()]).toEqual(['Stop', 'off']);
  await wait(4000);
  expect(inReach()).toEqual(['1 of 3']);
});

it('does not rotate by itself where less motion is wanted', async () => {
  browser.setStill();
  vi.useFakeTimers();
  await mount(carousel(3, { autoplayDelay: 4000 }));
  await happen(() => vi.advanceTimersByTime(60_000));
  expect([names()[0], inReach()]).toEqual(['Start', ['1 of 3']]);
});

it('holds while it is out of the window', async () => {
  vi.useFakeTimers();
  await mount(carousel(3, { autoplayDelay: 4000 }));
  await browser.setInView(false);
  await happen(() => vi.advanceTimersByTime(60_000));
  expect([names()[0], inReach()]).toEqual(['Stop', ['1 of 3']]);
  await browser.setInView(true);
  await happen(() => vi.advanceTimersByTime(4000));
  expect(inReach()).toEqual(['2 of 3']);
});

it('shows the slide whose heading is chosen, and says which one that is', async () => {
  await mount(carousel(3, { headings: ['A', 'B', 'C'] }));
  const list = () => all('fieldset button').map((found) => found.getAttribute('aria-current'));
  expect(list()).toEqual(['true', null, null]);
  vi.useFakeTimers();
  await happen(() => {
    all('fieldset button')[2]?.click();
    // Swiper waits for a frame before it goes to a certain slide.
    vi.advanceTimersByTime(100);
  });
  expect(inReach()).toEqual(['3 of 3']);
  expect(list()).toEqual([null, null, 'true']);
});

it('is all of its slides before it runs, and takes over the HTML as it is', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(carousel(3, { autoplayDelay: 4000 }));
  const isWaiting = () => document.querySelector('[data-waiting]') !== null;
  expect([inReach(), isWaiting()]).toEqual([[null, null, null], true]);
  const root = await act(async () => hydrateRoot(main, carousel(3, { autoplayDelay: 4000 })));
  expect(complaint).not.toHaveBeenCalled();
  expect([inReach(), isWaiting(), names()[0]]).toEqual([['1 of 3'], false, 'Stop']);
  await act(async () => root.unmount());
});
