// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const content = [[0], [1, 'data']];
const entry = { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] };
const queues = globalThis as { __next_f?: unknown; TURBOPACK?: unknown };
const answers = vi.fn<(pathname: string) => Promise<Response>>();

const found = () => Promise.resolve(Response.json(content));
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const lost = () => Promise.reject(new TypeError('no network'));

type StartedPage = {
  readyState?: DocumentReadyState;
  visibility?: DocumentVisibilityState;
  scripts?: string;
  joined?: string;
};

/** Runs the script as a page's own, in a document of this state. */
async function startPage(
  {
    readyState = 'interactive',
    visibility = 'hidden',
    scripts = '',
    joined = '',
  }: StartedPage = {},
  time = 60_000,
) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { data: '/data/page.json', scripts, joined });
  script.dataset['entry'] = JSON.stringify(entry);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.resetModules();
  await import('./start');
  await vi.advanceTimersByTimeAsync(time);
}

/** What the scripts of earlier tests listen for: a page has one script only. */
const stopListening: (() => void)[] = [];
const { addEventListener } = window;
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  stopListening.push(() => window.removeEventListener(type, listener, options));
  addEventListener.call(window, type, listener, options);
};

beforeEach(() => {
  vi.restoreAllMocks();
  for (const stop of stopListening.splice(0)) stop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
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
    const dataThen: unknown[] = [];
    const push = vi.fn(() => dataThen.push(queues.__next_f));
    queues.TURBOPACK = { push };
    await startPage();
    expect(push.mock.calls).toEqual([[entry]]);
    expect(dataThen).toEqual([content]);
  });

  it('waits until the page is whole', async () => {
    answers.mockImplementation(found);
    await startPage({ readyState: 'loading' });
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
    const times = waits.mock.calls.map(([, wait]) => wait).filter((wait) => wait !== undefined);
    expect(times).toEqual([350, 700, 1400, 2800, 5600]);
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

const state = () => document.documentElement.dataset['scripts'];

/** Reports what becomes of the script of that name that is in the page now. */
async function report(name: string, outcome: 'load' | 'error') {
  document
    .querySelector(`script[src="/_next/static/chunks/${name}.js"]`)
    ?.dispatchEvent(new Event(outcome));
  await vi.runAllTimersAsync();
}

describe('the scripts of the page', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['scripts'];
    document.head.replaceChildren();
    answers.mockImplementation(found);
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('wait until the page has been painted, and its data with them', async () => {
    const reports: (() => void)[] = [];
    const observe = vi.fn();
    class Observer {
      observe = observe;
      constructor(report: () => void) {
        reports.push(report);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    await startPage({ visibility: 'visible', scripts: 'a' }, 0);
    expect([document.scripts.length, answers.mock.calls.length]).toEqual([0, 0]);
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    reports[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([document.scripts.length, answers.mock.calls.length]).toEqual([1, 1]);
  });

  it('wait no longer than a moment after the first frame where no paint is reported', async () => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    );
    await startPage({ visibility: 'visible', scripts: 'a' }, 0);
    expect(document.scripts).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(250);
    expect(document.scripts).toHaveLength(1);
  });

  it('are known by their words to whoever looks for them, those too that came in one file with others', async () => {
    await startPage({ scripts: 'one', joined: 'a b' });
    await report('one', 'load');
    const known = [...document.querySelectorAll('script[async]')].map((script) => [
      script.getAttribute('src'),
      script.getAttribute('type'),
    ]);
    expect(known).toEqual([
      ['/_next/static/chunks/one.js', null],
      ['/_next/static/chunks/a.js', 'text/plain'],
      ['/_next/static/chunks/b.js', 'text/plain'],
    ]);
    expect(queues.TURBOPACK).toEqual([entry]);
  });

  it('have all come before it starts', async () => {
    await startPage({ scripts: 'a b' });
    await report('a', 'load');
    expect(queues.TURBOPACK).toBeUndefined();
    await report('b', 'load');
    expect(queues.TURBOPACK).toEqual([entry]);
    expect(state()).toBeUndefined();
  });

  it('are asked for again, and the page is read as without script meanwhile', async () => {
    await startPage({ scripts: 'a b' });
    await report('b', 'load');
    await report('a', 'error');
    expect(state()).toBe('failed');
    await report('a', 'error');
    expect(queues.TURBOPACK).toBeUndefined();
    await report('a', 'load');
    expect(queues.TURBOPACK).toEqual([entry]);
    expect(state()).toBeUndefined();
  });

  it('are not asked for again where one is gone, and the page is loaded once more', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
    answers.mockImplementation(async (pathname) =>
      pathname.endsWith('.js') ? new Response(null, { status: 404 }) : Response.json(content),
    );
    await startPage({ scripts: 'a' });
    const marked = document.createElement('script');
    marked.type = 'text/plain';
    marked.dataset['data'] = '/data/page.json';
    document.head.append(marked);
    await report('a', 'error');
    await report('a', 'error');
    expect([state(), reload.mock.calls.length]).toEqual(['failed', 1]);
    expect(document.querySelector('script[src$="/a.js"]')).toBeNull();
    expect(queues.TURBOPACK).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('never start where one of them does not come', async () => {
    await startPage({ scripts: 'a b' });
    await report('b', 'load');
    for (let times = 0; times < 3; times += 1) await report('a', 'error');
    expect(queues.TURBOPACK).toBeUndefined();
    expect(state()).toBe('failed');
  });
});

describe('a button that is pressed before the page runs', () => {
  const button = () => document.querySelector('button');
  const clicks = vi.fn();

  beforeEach(() => {
    delete document.documentElement.dataset['scripts'];
    document.head.replaceChildren();
    document.body.innerHTML = '<button type="button"><b>Next</b></button>';
    answers.mockImplementation(found);
    vi.spyOn(console, 'error').mockReturnValue();
    clicks.mockReset();
  });

  it('says so, and counts as soon as it does', async () => {
    await startPage({ scripts: 'a' });
    button()?.querySelector('b')?.click();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    button()?.addEventListener('click', clicks);
    document.documentElement.dataset['scripts'] = 'running';
    window.dispatchEvent(new Event('site:running'));
    // Once for each time that a test has started the page.
    expect(clicks).toHaveBeenCalled();
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
  });

  it('is one that a component with late code draws as a button, too', async () => {
    document.body.innerHTML = '<p data-waiting><a href="#part" role="button">Part</a></p>';
    await startPage({ scripts: 'a' });
    const part = document.querySelector('a');
    part?.click();
    expect([part?.getAttribute('aria-busy'), location.hash]).toEqual(['true', '']);
  });

  it('counts by its keys, too, where a component with late code answers some', async () => {
    document.body.innerHTML = '<p data-waiting><button type="button">Tab</button></p>';
    await startPage({ scripts: 'a' });
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      button()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('Tab'), press('ArrowRight')]).toEqual([false, true]);
    const heard = vi.fn();
    button()?.addEventListener('keydown', ({ key }) => heard(key));
    document.documentElement.dataset['scripts'] = 'running';
    window.dispatchEvent(new Event('site:running'));
    expect(heard).toHaveBeenCalledWith('ArrowRight');
  });

  it('is taken before anybody who starts by then, such as React, hears of it', async () => {
    await startPage({ scripts: 'a' });
    const stop = vi.fn((event: Event) => event.stopPropagation());
    document.addEventListener('click', stop, true);
    button()?.click();
    document.removeEventListener('click', stop, true);
    expect(stop).not.toHaveBeenCalled();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
  });

  it('waits no longer where the page will not run', async () => {
    await startPage({ scripts: 'a' });
    button()?.click();
    for (let times = 0; times < 3; times += 1) await report('a', 'error');
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a link that opens a dialog', () => {
  const link = () => document.querySelector('a');
  const press = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link()?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    delete document.documentElement.dataset['scripts'];
    document.head.replaceChildren();
    document.body.innerHTML = '<a href="#search" aria-haspopup="dialog">Search</a>';
    location.hash = '';
    answers.mockImplementation(found);
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('opens it once the page runs, and leads nowhere before', async () => {
    await startPage({ scripts: 'a' });
    expect([press(), link()?.getAttribute('aria-busy'), location.hash]).toEqual([true, 'true', '']);
    const open = vi.fn((event: Event) => event.preventDefault());
    link()?.addEventListener('click', open);
    document.documentElement.dataset['scripts'] = 'running';
    window.dispatchEvent(new Event('site:running'));
    expect(open).toHaveBeenCalled();
    expect([link()?.hasAttribute('aria-busy'), location.hash]).toEqual([false, '']);
  });

  it('leads on where the page will not run', async () => {
    await startPage({ scripts: 'a' });
    press();
    await report('a', 'error');
    expect([link()?.hasAttribute('aria-busy'), location.hash]).toEqual([false, '#search']);
  });

  it('is the browser’s where it is to be opened in another tab', async () => {
    await startPage({ scripts: 'a' });
    expect(press({ ctrlKey: true })).toBe(false);
    expect(link()?.hasAttribute('aria-busy')).toBe(false);
  });
});

it('notes that a visitor uses the page, before any code is there that asks', async () => {
  const { dataset } = document.documentElement;
  delete dataset['touched'];
  answers.mockImplementation(found);
  await startPage({ scripts: 'a' });
  expect(dataset['touched']).toBeUndefined();
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(dataset['touched']).toBe('');
});

describe('a link within the page', () => {
  const leadTo = (hash: string) => {
    history.replaceState(history.state, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  };

  beforeEach(() => history.replaceState(null, '', '/page'));

  it('still leads there when the router began with the address before', async () => {
    answers.mockImplementation(found);
    await startPage();
    leadTo('#part');
    history.replaceState({ router: 'state' }, '', '/page');
    window.dispatchEvent(new Event('site:running'));
    expect(location.hash).toBe('#part');
    expect(history.state).toEqual({ router: 'state' });
  });

  it('is the router’s own affair from then on, and no address is touched where none was followed', async () => {
    answers.mockImplementation(found);
    await startPage();
    history.replaceState(null, '', '/page#from-outside');
    window.dispatchEvent(new Event('site:running'));
    leadTo('#later');
    history.replaceState(null, '', '/other');
    window.dispatchEvent(new Event('site:running'));
    expect(location.href).toMatch(/\/other$/);
  });
});
