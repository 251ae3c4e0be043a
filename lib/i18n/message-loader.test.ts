import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessageLoader, type Messages } from './message-loader';

/** A reader that rejects `failures` times per key, then answers. */
function failingReader(failures: number) {
  const calls: { at: number; key: string }[] = [];
  const read = async (locale: string, namespace: string): Promise<Messages> => {
    const key = `${locale}/${namespace}`;
    calls.push({ at: Date.now(), key });
    if (calls.filter((call) => call.key === key).length <= failures) throw new Error('disk asleep');
    return { hello: key };
  };
  return { read, calls };
}

/** Time between neighbouring calls, in milliseconds. */
const waits = (calls: { at: number }[]) =>
  calls.slice(1).map((call, index) => call.at - (calls[index]?.at ?? 0));

describe('createMessageLoader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads each language and namespace once, even when asked at the same time', async () => {
    const { read, calls } = failingReader(0);
    const load = createMessageLoader(read);
    const [first, second] = await Promise.all([load('en', 'common'), load('en', 'common')]);
    await load('pl', 'common');
    expect(first).toBe(second);
    expect(calls.map((call) => call.key)).toEqual(['en/common', 'pl/common']);
  });

  it('tries five times more, waiting 350 ms and twice as long each time', async () => {
    const { read, calls } = failingReader(5);
    const loading = createMessageLoader(read)('en', 'common');
    await vi.runAllTimersAsync();
    await expect(loading).resolves.toEqual({ hello: 'en/common' });
    expect(waits(calls)).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('gives up after the fifth retry, says what could not be read, and may be asked again', async () => {
    const { read, calls } = failingReader(6);
    const load = createMessageLoader(read);
    const failed = load('pl', 'contact').catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await failed).toBe(
      'Messages pl/contact could not be read after 6 attempts: disk asleep',
    );
    expect(calls).toHaveLength(6);
    await expect(load('pl', 'contact')).resolves.toEqual({ hello: 'pl/contact' });
  });

  it('does not read again what is no JSON', async () => {
    const read = vi.fn(async () => JSON.parse('{ "a" }'));
    const failed = createMessageLoader(read)('en', 'blog').catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await failed).toMatch(/^Messages en\/blog are no JSON: /);
    expect(read).toHaveBeenCalledOnce();
  });

  it('never has more than ten reads under way', async () => {
    let underWay = 0;
    let most = 0;
    const load = createMessageLoader(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 10));
      underWay -= 1;
      return {};
    });
    const names = Array.from({ length: 25 }, (_, index) => `n${index}` as 'common');
    const all = Promise.all(names.map((name) => load('en', name)));
    await vi.runAllTimersAsync();
    await all;
    expect(most).toBe(10);
  });
});
