// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const content = [[0], [1, 'data']];
const entry = { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] };
const queues = globalThis as { __next_f?: unknown; TURBOPACK?: unknown };
const answers = vi.fn<(address: string) => Promise<Response>>();

const found = () => Promise.resolve(Response.json(content));
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const lost = () => Promise.reject(new TypeError('no network'));

/** Runs the script as a page's own, in a document of this state. */
async function startPage(readyState: DocumentReadyState = 'interactive') {
  const script = document.createElement('script');
  script.dataset['data'] = '/data/page.json';
  script.dataset['entry'] = JSON.stringify(entry);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.resetModules();
  await import('./start');
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answers.mockReset());
  delete queues.__next_f;
  delete queues.TURBOPACK;
});

describe('the script that starts a page', () => {
  it('gives the page its data first, and its beginning then', async () => {
    answers.mockImplementation(found);
    await startPage();
    expect(answers.mock.calls).toEqual([['/data/page.json']]);
    expect(queues.__next_f).toEqual(content);
    expect(queues.TURBOPACK).toEqual([entry]);
  });

  it('hands the beginning to Turbopack where that has come before', async () => {
    answers.mockImplementation(found);
    const push = vi.fn(() => expect(queues.__next_f).toEqual(content));
    queues.TURBOPACK = { push };
    await startPage();
    expect(push.mock.calls).toEqual([[entry]]);
  });

  it('waits until the page is whole', async () => {
    answers.mockImplementation(found);
    await startPage('loading');
    expect(queues.TURBOPACK).toBeUndefined();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.runAllTimersAsync();
    expect(queues.TURBOPACK).toEqual([entry]);
  });

  it.each([
    ['the network is gone', lost],
    ['the host has a fault', status(503)],
  ])('asks again when %s, after 350 ms and twice as long each time', async (_name, fault) => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    for (let times = 0; times < 5; times += 1) answers.mockImplementationOnce(fault);
    answers.mockImplementation(found);
    await startPage();
    expect(waits.mock.calls.map(([, wait]) => wait)).toEqual([350, 700, 1400, 2800, 5600]);
    expect(queues.TURBOPACK).toEqual([entry]);
  });

  it.each([
    ['the network stays away', lost, 6],
    ['the file is gone', status(404), 1],
  ])('leaves the page as it is, and says so, when %s', async (_name, fault, asked) => {
    answers.mockImplementation(fault);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await startPage();
    expect(said).toHaveBeenCalledOnce();
    expect(answers).toHaveBeenCalledTimes(asked);
    expect(queues.TURBOPACK).toBeUndefined();
  });
});
