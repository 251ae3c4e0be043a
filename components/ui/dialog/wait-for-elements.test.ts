// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForElements } from './wait-for-elements';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  return () => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
  };
});

const ends: (() => void)[] = [];
const wait = (...options: Parameters<typeof waitForElements>) => {
  const end = waitForElements(...options);
  ends.push(end);
  return end;
};

/** Adds an element, and lets those who watch hear of it. */
async function add(id: string): Promise<Element> {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  await vi.advanceTimersByTimeAsync(0);
  return element;
}

describe('the wait for persistent elements', () => {
  it('is none when all are there', async () => {
    const element = await add('consent');
    const onFound = vi.fn();
    wait(['#consent', () => document.querySelector('div')], onFound);
    expect(onFound.mock.calls).toEqual([[[element, element]]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on without them at once, and takes in what comes within 1000 ms', async () => {
    const onFound = vi.fn();
    wait(['#consent', () => document.getElementById('chat')], onFound);
    expect(onFound).toHaveBeenLastCalledWith([]);
    await vi.advanceTimersByTimeAsync(500);
    const consent = await add('consent');
    expect(onFound).toHaveBeenLastCalledWith([consent]);
    await vi.advanceTimersByTimeAsync(499);
    const chat = await add('chat');
    expect(onFound).toHaveBeenLastCalledWith([consent, chat]);
  });

  it('ends after 1000 ms', async () => {
    const onFound = vi.fn();
    wait(['#consent'], onFound);
    await vi.advanceTimersByTimeAsync(1000);
    await add('consent');
    expect(onFound).toHaveBeenCalledOnce();
  });

  it('ends when the dialog closes', async () => {
    const onFound = vi.fn();
    wait(['#consent'], onFound)();
    await add('consent');
    expect(onFound).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
