// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { happen, mount, press } from '@/tests/support/mount-client';
import { Tooltip } from './tooltip';

async function mountTooltip() {
  const { container } = await mount(
    <Tooltip text="Counted per calendar month">
      {(trigger) => (
        <button type="button" {...trigger}>
          99.95%
        </button>
      )}
    </Tooltip>,
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  const bubble = container.querySelector('[role="tooltip"]') as HTMLElement;
  const fire = (type: string) => happen(() => button.parentElement?.dispatchEvent(new Event(type)));
  return { button, bubble, fire };
}

describe('Tooltip', () => {
  it('describes its trigger', async () => {
    const { button, bubble } = await mountTooltip();
    expect(button.getAttribute('aria-describedby')).toBe(bubble.id);
    expect(bubble.textContent).toBe('Counted per calendar month');
  });

  it('closes with Escape and stays closed until pointer and focus have left', async () => {
    const { button, bubble, fire } = await mountTooltip();
    await happen(() => button.focus());
    await fire('mouseenter');
    await press('Escape');
    expect(bubble.dataset.dismissed).toBe('true');
    await fire('mouseleave');
    expect(bubble.dataset.dismissed).toBe('true');
    await happen(() => button.blur());
    expect(bubble.dataset.dismissed).toBeUndefined();
  });

  it('uses up Escape only while it shows', async () => {
    const { fire } = await mountTooltip();
    const heard: boolean[] = [];
    const listen = (event: Event) => heard.push(event.defaultPrevented);
    window.addEventListener('keydown', listen);
    await press('Escape');
    await fire('mouseenter');
    await press('Escape');
    await press('Escape');
    window.removeEventListener('keydown', listen);
    expect(heard).toEqual([false, true, false]);
  });

  it('moves sideways until it is on the screen', async () => {
    const { bubble, fire } = await mountTooltip();
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    bubble.getBoundingClientRect = () => ({ left: 300, width: 100 }) as DOMRect;
    await fire('mouseenter');
    expect(bubble.style.marginLeft).toBe('-88px');
  });
});
