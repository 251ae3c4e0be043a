// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantScript } from '@/lib/hosting/inline-scripts';
import { happen, mount } from '@/tests/support/mount-client';
import { mostVariants, QueryVariants, shownWhen } from './query-variants.client';

const variantsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    choice: `Choice ${index + 1}`,
    content: <h3>{`Variant ${index + 1}`}</h3>,
  }));

const element = <QueryVariants query="option" label="Options" variants={variantsOf(3)} />;

const container = () => document.querySelector<HTMLElement>('[data-query]');
const choices = () => [...document.querySelectorAll<HTMLElement>('nav a')];
const current = () => choices().findIndex((link) => link.getAttribute('aria-current') === 'true');
const shown = () => Number(container()?.dataset['shown']);
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
/** The address has been changed by back or forward. */
const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

beforeEach(() => history.replaceState(null, '', '/page'));

describe('in the HTML', () => {
  it('holds every variant, and the script before the first of them', () => {
    const html = renderToString(element);
    const places = [variantScript.slice(0, 20), 'Variant 1', 'Variant 2', 'Variant 3'].map((text) =>
      html.indexOf(text),
    );
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).toContain('data-shown="1"');
  });

  it('has choices that are links, and none for a single variant', () => {
    document.body.innerHTML = renderToString(element);
    expect(choices().map((link) => link.getAttribute('href'))).toEqual([
      '?option=1',
      '?option=2',
      '?option=3',
    ]);
    document.body.innerHTML = renderToString(
      <QueryVariants query="option" label="Options" variants={variantsOf(1)} />,
    );
    expect(document.querySelector('nav')).toBeNull();
    expect(document.querySelector('h3')?.textContent).toBe('Variant 1');
  });

  it('ties the look of each variant and choice to its own number, and refuses more than there are', () => {
    for (let index = 0; index < mostVariants; index += 1) {
      const { panel, mark } = shownWhen(index);
      const numbers = `${panel} ${mark}`.match(/(?<=shown=)\d+/g);
      expect(new Set(numbers)).toEqual(new Set([String(index + 1)]));
    }
    const tooMany = (
      <QueryVariants query="option" label="Options" variants={variantsOf(mostVariants + 1)} />
    );
    expect(() => renderToString(tooMany)).toThrow('expected 6 variants at most');
  });
});

describe('while React takes over', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps what the script has chosen, without a complaint, and drops the script', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', '/page?option=3');
    const root = document.createElement('main');
    document.body.replaceChildren(root);
    root.innerHTML = renderToString(element);
    container()?.setAttribute('data-shown', '3');
    const numbers: number[] = [];
    const observer = new MutationObserver(() => numbers.push(shown()));
    observer.observe(root, { attributes: true, subtree: true });
    const react = await act(async () => hydrateRoot(root, element));
    await happen(wait);
    observer.disconnect();
    expect(new Set([shown(), ...numbers])).toEqual(new Set([3]));
    expect(current()).toBe(2);
    expect(document.querySelector('script')).toBeNull();
    expect(complaint).not.toHaveBeenCalled();
    await act(async () => react.unmount());
  });
});

describe('in the browser', () => {
  it('shows what the address asks for, without a script of its own', async () => {
    history.replaceState(null, '', '/page?option=2');
    await mount(element);
    expect([shown(), current()]).toEqual([2, 1]);
    expect(document.querySelector('script')).toBeNull();
  });

  it('writes a choice into the address, keeps the rest of it, and follows back and forward', async () => {
    history.replaceState(null, '', '/page?utm_source=letter#apply');
    await mount(element);
    const entries = history.length;
    await happen(() => choices()[1]?.click());
    expect([shown(), current()]).toEqual([2, 1]);
    expect(location.search + location.hash).toBe('?utm_source=letter&option=2#apply');
    await happen(() => choices()[1]?.click());
    expect(history.length).toBe(entries + 1);
    await happen(() => {
      history.back();
      return moved();
    });
    expect([shown(), location.search]).toEqual([1, '?utm_source=letter']);
    await happen(() => {
      history.forward();
      return moved();
    });
    expect(shown()).toBe(2);
  });

  it('follows a link to this page with another value, by which the router writes the address', async () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    await mount(element);
    await happen(() => {
      history.pushState(null, '', '/page?option=3');
      navigation.dispatchEvent(new Event('currententrychange'));
    });
    expect([shown(), current()]).toEqual([3, 2]);
    vi.unstubAllGlobals();
  });

  it('leaves a click that wants a new tab to the browser', async () => {
    await mount(element);
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    const isTaken = vi.fn();
    const end = (event: Event) => {
      isTaken(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', end, { once: true });
    await happen(() => choices()[1]?.dispatchEvent(click));
    expect(isTaken).toHaveBeenCalledExactlyOnceWith(false);
    expect([shown(), location.search]).toEqual([1, '']);
  });
});
