// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCarouselBrowser } from '@/tests/support/carousel-stubs';
import { happen, mount, press } from '@/tests/support/mount-client';
import { Carousel, type CarouselProps } from './carousel.client';
import { carouselTexts } from './carousel-texts';

const words: Record<string, string> = { stop: 'Stop', start: 'Start', next: 'Next' };
const translate = (key: string, values?: Record<string, number>) =>
  values ? `${values['number']} of ${values['total']}` : (words[key] ?? key);

const carousel = (count: number, more: Partial<CarouselProps> = {}) => (
  <Carousel
    label="Voices"
    padUpTo={9}
    icons={{ previous: null, next: null, stop: null, start: null }}
    texts={carouselTexts(translate, count)}
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
  all('[aria-roledescription="slide_role"]:not([inert])').map((slide) =>
    slide.getAttribute('aria-label'),
  );
const counter = () => all('p[aria-hidden]')[0]?.textContent;
const live = () => all('[aria-live]')[0]?.getAttribute('aria-live');

beforeEach(async () => {
  stubCarouselBrowser();
  // Fetched when it is first needed, which takes longer than a test waits.
  await import('./start-swiper');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it.each([2, 3, 5])(
    'of %i slides wraps both ways, counts, and keeps one in reach',
    async (count) => {
      await mount(carousel(count));
      expect([inReach(), counter()]).toEqual([[`1 of ${count}`], `01 / 0${count}`]);
      await happen(() => button('previous').click());
      expect([inReach(), counter()]).toEqual([[`${count} of ${count}`], `0${count} / 0${count}`]);
      await happen(() => button('Next').click());
      expect(inReach()).toEqual([`1 of ${count}`]);
      for (let step = 0; step < count; step += 1) await happen(() => button('Next').click());
      expect(inReach()).toEqual([`1 of ${count}`]);
    },
  );

  it('is a named region of named slides, which its buttons control', async () => {
    await mount(carousel(3));
    const [region] = all('section');
    expect(region?.getAttribute('aria-label')).toBe('Voices');
    expect(region?.getAttribute('aria-roledescription')).toBe('role');
    const slides = all(`[id="${button('Next').getAttribute('aria-controls')}"]`)[0];
    expect(slides?.querySelectorAll('[role="group"]')).toHaveLength(3);
    expect(button('previous').getAttribute('aria-controls')).toBe(slides?.id);
  });

  it('has no button, no counter and no role for one slide, and is nothing without any', async () => {
    const { render } = await mount(carousel(1, { autoplayDelay: 4000, headings: ['Only'] }));
    expect(all('section[aria-label="Voices"] a').map((link) => link.textContent)).toEqual([
      'Slide 1',
    ]);
    expect(all('button, p, [aria-roledescription], [aria-live]')).toEqual([]);
    await render(carousel(0));
    expect(all('section')).toEqual([]);
  });

  it('moves with the arrow keys while focus is in it, and no further than that', async () => {
    await mount(carousel(3));
    await press('ArrowRight');
    expect(inReach()).toEqual(['1 of 3']);
    await happen(() => button('Next').focus());
    await press('ArrowRight');
    expect(inReach()).toEqual(['2 of 3']);
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(inReach()).toEqual(['3 of 3']);
    await press('ArrowRight', { altKey: true });
    expect(inReach()).toEqual(['3 of 3']);
  });

  it('takes focus along when an arrow key moves the focused slide out of reach', async () => {
    await mount(carousel(3));
    await happen(() => all('a[href="#0"]')[0]?.focus());
    await press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next');
  });

  it('rotates silently, its button first, until a slide is chosen', async () => {
    vi.useFakeTimers();
    await mount(carousel(3, { autoplayDelay: 4000 }));
    expect([names()[0], live()]).toEqual(['Stop', 'off']);
    await happen(() => vi.advanceTimersByTime(4000));
    expect(inReach()).toEqual(['2 of 3']);
    await happen(() => button('Next').click());
    expect([names()[0], live(), inReach()]).toEqual(['Start', 'polite', ['3 of 3']]);
    await happen(() => vi.advanceTimersByTime(60_000));
    expect(inReach()).toEqual(['3 of 3']);
    await happen(() => button('Start').click());
    expect([names()[0], live()]).toEqual(['Stop', 'off']);
    await happen(() => vi.advanceTimersByTime(4000));
    expect(inReach()).toEqual(['1 of 3']);
  });

  it('shows the slide whose heading is chosen, and says which one that is', async () => {
    await mount(carousel(3, { headings: ['A', 'B', 'C'] }));
    const list = () =>
      all('.carousel-list button').map((found) => found.getAttribute('aria-current'));
    expect(list()).toEqual(['true', null, null]);
    await happen(() => all('.carousel-list button')[2]?.click());
    // Swiper waits for a frame.
    await vi.waitFor(async () => {
      await happen(() => {});
      expect([list(), inReach()]).toEqual([[null, null, 'true'], ['3 of 3']]);
    });
  });

  it('is a row that scrolls, takes focus and has a name, until it is used', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = renderToString(carousel(3, { autoplayDelay: 4000 }));
    const row = () => all('.carousel-track')[0];
    expect([row()?.tabIndex, row()?.getAttribute('aria-label')]).toEqual([0, 'Voices']);
    expect(inReach()).toHaveLength(3);
    expect(names()[0]).toBe('Start');
    const root = await act(async () => hydrateRoot(main, carousel(3, { autoplayDelay: 4000 })));
    expect(complaint).not.toHaveBeenCalled();
    expect([row()?.hasAttribute('tabindex'), row()?.hasAttribute('aria-label')]).toEqual([
      false,
      false,
    ]);
    expect([inReach(), names()[0]]).toEqual([['1 of 3'], 'Stop']);
    await act(async () => root.unmount());
  });
});
