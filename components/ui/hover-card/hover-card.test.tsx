// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { happen, mount, press } from '@/tests/support/mount-client';
import { HoverCard } from './hover-card.client';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const wait = (milliseconds: number) => happen(() => vi.advanceTimersByTime(milliseconds));

function Example({ isDisabled = false }: { isDisabled?: boolean }) {
  return (
    <HoverCard label="About Anna" card={<a href="/anna">Profile</a>} isDisabled={isDisabled}>
      <a href="/people/anna">Anna</a>
    </HoverCard>
  );
}

async function mountCard() {
  const { container, render } = await mount(<Example />);
  const link = container.querySelector('a') as HTMLAnchorElement;
  const frame = link.parentElement as HTMLElement;
  const card = () => container.querySelector('[role="group"]');
  // React makes enter and leave of over and out.
  const pointer = (type: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
    happen(() => {
      const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
      link.dispatchEvent(Object.assign(event, { pointerType }));
    });
  return { link, frame, card, pointer, render };
}

describe('HoverCard', () => {
  it('opens 600 ms after the pointer came and closes 300 ms after it left', async () => {
    const { card, frame, pointer } = await mountCard();
    expect(frame.dataset.state).toBe('closed');
    await pointer('pointerover');
    await wait(599);
    expect(frame.dataset.state).toBe('opening');
    expect(card()).toBeNull();
    await wait(1);
    expect(frame.dataset.state).toBe('open');
    expect(card()?.getAttribute('aria-label')).toBe('About Anna');
    await pointer('pointerout');
    await wait(299);
    expect(frame.dataset.state).toBe('closing');
    expect(card()).not.toBeNull();
    await wait(1);
    expect(card()).toBeNull();
  });

  it('stays when the pointer comes back within the delay', async () => {
    const { card, pointer } = await mountCard();
    await pointer('pointerover');
    await wait(600);
    await pointer('pointerout');
    await wait(200);
    await pointer('pointerover');
    await wait(5000);
    expect(card()).not.toBeNull();
  });

  it('opens on focus after the same delay, and stays while focus is in the card', async () => {
    const { link, card } = await mountCard();
    await happen(() => link.focus());
    await wait(600);
    const inside = card()?.querySelector('a');
    await happen(() => inside?.focus());
    await wait(5000);
    expect(document.activeElement).toBe(inside);
    await happen(() => inside?.blur());
    await wait(300);
    expect(card()).toBeNull();
  });

  it('stays as long as either pointer or focus is there', async () => {
    const { link, card, pointer } = await mountCard();
    await happen(() => link.focus());
    await pointer('pointerover');
    await wait(600);
    await pointer('pointerout');
    await wait(5000);
    expect(card()).not.toBeNull();
  });

  it('closes with Escape and does not come back by itself', async () => {
    const { link, card } = await mountCard();
    await happen(() => link.focus());
    await wait(600);
    await press('Escape');
    expect(card()).toBeNull();
    await wait(5000);
    expect(card()).toBeNull();
  });

  it('leaves a tap to the link', async () => {
    const { frame, pointer } = await mountCard();
    await pointer('pointerover', 'touch');
    expect(frame.dataset.state).toBe('closed');
  });

  it('is closed as long as it is disabled', async () => {
    const { card, frame, pointer, render } = await mountCard();
    await pointer('pointerover');
    await wait(600);
    expect(card()).not.toBeNull();
    await render(<Example isDisabled />);
    expect(frame.dataset.state).toBe('closed');
    await pointer('pointerout');
    await pointer('pointerover');
    await wait(5000);
    expect(card()).toBeNull();
    await render(<Example />);
    expect(card()).toBeNull();
  });

  it('does not open for a pointer that only passes', async () => {
    const { card, frame, pointer } = await mountCard();
    await pointer('pointerover');
    await wait(500);
    await pointer('pointerout');
    expect(frame.dataset.state).toBe('closed');
    await wait(5000);
    expect(card()).toBeNull();
  });

  describe('on a screen of 400 by 600', () => {
    const showPopover = vi.fn();
    beforeEach(() => {
      Object.assign(HTMLElement.prototype, { showPopover });
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
      return () => {
        Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
        showPopover.mockReset();
        vi.restoreAllMocks();
      };
    });

    /** The card over a link of 40 by 20 pixels. */
    const openAt = async (left: number, top: number) => {
      const { link, card, pointer } = await mountCard();
      const box = { left, top, bottom: top + 20, width: 40 };
      link.getBoundingClientRect = () => box as DOMRect;
      await pointer('pointerover');
      await wait(600);
      return { style: (card() as HTMLElement).style, box };
    };

    it('is 8 px below its trigger and centred, in the top layer, and follows it', async () => {
      const { style, box } = await openAt(180, 100);
      expect(showPopover).toHaveBeenCalledOnce();
      expect([style.left, style.top]).toEqual(['100px', '128px']);
      box.bottom = 50;
      await happen(() => window.dispatchEvent(new Event('scroll')));
      expect(style.top).toBe('58px');
    });

    it.each([
      ['keeps 8 px from the left edge', 0, 100, '8px', '128px'],
      ['keeps 8 px from the right edge', 360, 100, '192px', '128px'],
      ['is below as long as there is room', 180, 464, '100px', '492px'],
      ['is above where there is room only there', 180, 465, '100px', '357px'],
    ])('%s', async (_name, left, top, ...expected) => {
      const { style } = await openAt(left, top);
      expect([style.left, style.top]).toEqual(expected);
    });
  });
});
