// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Answers to what the page fetches. */
const answers = vi.fn<(pathname: string) => Promise<Response>>();
const status = (code: number) => () => Promise.resolve(new Response('', { status: code }));
const lost = () => Promise.reject(new TypeError('no network'));

/** Answers to one of the files, where the others come. */
const answerTo = (pathname: string, answer: () => Promise<Response>) =>
  answers.mockImplementation((asked) => (asked === pathname ? answer() : status(200)()));

type StartedPage = {
  readyState?: DocumentReadyState;
  visibility?: DocumentVisibilityState;
};

/** Runs the script as a page's own, in a document of this state: with a script of its own and two others. */
async function startPage({ readyState = 'interactive', visibility = 'hidden' }: StartedPage = {}) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { pageData: '/page.js', scripts: '/a.js /b.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.resetModules();
  await import('./start');
  await vi.advanceTimersByTimeAsync(0);
}

/** The scripts that are in the page, by their pathnames. */
const scriptsIn = () =>
  [...document.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'));

/** Lets the page's own script run. */
async function runOwn() {
  document.querySelector('script[src="/page.js"]')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
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

const state = () => document.documentElement.dataset['pageState'];

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const stop of stopListening.splice(0)) stop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('fetch', answers.mockReset().mockImplementation(status(200)));
  vi.spyOn(console, 'error').mockReturnValue();
  delete document.documentElement.dataset['pageState'];
  document.head.replaceChildren();
});

describe('the scripts of a page', () => {
  it('are all fetched before the first of them runs, its own first', async () => {
    let release = (_: Response) => {};
    answerTo('/b.js', () => new Promise((resolve) => (release = resolve)));
    await startPage();
    expect(answers.mock.calls.flat()).toEqual(['/page.js', '/a.js', '/b.js']);
    expect(scriptsIn()).toEqual([]);
    release(new Response(''));
    await vi.advanceTimersByTimeAsync(0);
    expect(scriptsIn()).toEqual(['/page.js']);
    await runOwn();
    expect(scriptsIn()).toEqual(['/page.js', '/a.js', '/b.js']);
    expect(state()).toBeUndefined();
  });

  it('run when the page is whole', async () => {
    await startPage({ readyState: 'loading' });
    expect(scriptsIn()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect(scriptsIn()).toEqual(['/page.js']);
  });

  it('wait until the page has been painted', async () => {
    const reports: (() => void)[] = [];
    const observe = vi.fn();
    class Observer {
      observe = observe;
      constructor(report: () => void) {
        reports.push(report);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    await startPage({ visibility: 'visible' });
    expect(answers).not.toHaveBeenCalled();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    reports[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('wait no longer than a moment after the first frame where no paint is reported', async () => {
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    );
    await startPage({ visibility: 'visible' });
    expect(answers).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(250);
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the network is gone', lost],
    ['the host has a fault', status(503)],
  ])(
    'are asked for again when %s, after 350 ms and twice as long each time, and the page is read as without script meanwhile',
    async (_name, fault) => {
      answerTo('/a.js', fault);
      await startPage();
      const asked = () => answers.mock.calls.flat().filter((one) => one === '/a.js').length;
      for (const [tries, wait] of [350, 700, 1400, 2800].entries()) {
        expect([asked(), state()]).toEqual([tries + 1, 'failed']);
        await vi.advanceTimersByTimeAsync(wait - 1);
        expect(asked()).toBe(tries + 1);
        await vi.advanceTimersByTimeAsync(1);
      }
      answers.mockImplementation(status(200));
      await vi.advanceTimersByTimeAsync(5600);
      expect([scriptsIn(), state()]).toEqual([['/page.js'], undefined]);
    },
  );

  it('never run where one of them does not come', async () => {
    answerTo('/a.js', lost);
    await startPage();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([scriptsIn(), state()]).toEqual([[], 'failed']);
    expect(answers.mock.calls.flat().filter((one) => one === '/a.js')).toHaveLength(6);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('are not asked for again where one is gone, and the page is loaded once more', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    sessionStorage.clear();
    const marked = document.createElement('script');
    marked.type = 'text/plain';
    marked.dataset['pageData'] = '/page.js';
    document.head.append(marked);
    answerTo('/a.js', status(404));
    await startPage();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([state(), reload.mock.calls.length]).toEqual(['failed', 1]);
    expect(answers).toHaveBeenCalledTimes(3);
  });
});

describe('a button that is pressed before the page runs', () => {
  const button = () => document.querySelector('button');
  const clicks = vi.fn();

  beforeEach(() => {
    document.body.innerHTML = '<button type="button"><b>Next</b></button>';
    clicks.mockReset();
  });

  it('says so, and counts as soon as it does', async () => {
    await startPage();
    button()?.querySelector('b')?.click();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    button()?.addEventListener('click', clicks);
    document.documentElement.dataset['pageState'] = 'running';
    window.dispatchEvent(new Event('site:ready'));
    // Once for each time that a test has started the page.
    expect(clicks).toHaveBeenCalled();
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
  });

  it('counts by its keys, too, where a component with late code answers some', async () => {
    document.body.innerHTML = '<p data-waiting><button type="button">Tab</button></p>';
    await startPage();
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      button()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('Tab'), press('ArrowRight')]).toEqual([false, true]);
    const heard = vi.fn();
    button()?.addEventListener('keydown', ({ key }) => heard(key));
    document.querySelector('p')?.removeAttribute('data-waiting');
    document.documentElement.dataset['pageState'] = 'running';
    window.dispatchEvent(new Event('site:ready'));
    expect(heard).toHaveBeenCalledWith('ArrowRight');
  });

  it.each([
    ['the component', '#part'],
    ['all of the page', 'main'],
  ])('counts for what is in its place where React makes %s anew', async (_name, anew) => {
    document.body.innerHTML =
      '<main><button type="button">Other</button><p id="part"><b data-waiting=""><button type="button">A</button><button type="button">B</button></b></p></main>';
    await startPage();
    document.querySelectorAll('button')[2]?.click();
    const container = document.querySelector(anew);
    const copy = container?.innerHTML.replace('data-waiting=""', '') ?? '';
    if (anew === 'main') document.body.innerHTML = `<main>${copy}</main>`;
    else if (container) container.innerHTML = copy;
    const heard: (string | null)[] = [];
    document.addEventListener('click', ({ target }) =>
      heard.push(target instanceof Element ? target.textContent : null),
    );
    document.documentElement.dataset['pageState'] = 'running';
    window.dispatchEvent(new Event('site:ready'));
    expect(heard).toEqual(['B']);
  });

  it('waits no longer where that code does not come', async () => {
    document.body.innerHTML = '<p data-waiting><button type="button">Next</button></p>';
    await startPage();
    button()?.click();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    window.dispatchEvent(new Event('site:missing'));
    expect(button()?.hasAttribute('aria-busy')).toBe(false);
  });

  it('is taken before anybody who starts by then, such as React, hears of it', async () => {
    await startPage();
    const stop = vi.fn((event: Event) => event.stopPropagation());
    document.addEventListener('click', stop, true);
    button()?.click();
    document.removeEventListener('click', stop, true);
    expect(stop).not.toHaveBeenCalled();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
  });

  it('waits no longer where the page will not run', async () => {
    let fail = (_: Error) => {};
    answerTo('/a.js', () => new Promise((_resolve, reject) => (fail = reject)));
    await startPage();
    button()?.click();
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(0);
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
    document.body.innerHTML = '<a href="#search" aria-haspopup="dialog">Search</a>';
    location.hash = '';
  });

  it('leads on where the page will not run', async () => {
    let fail = (_: Error) => {};
    answerTo('/a.js', () => new Promise((_resolve, reject) => (fail = reject)));
    await startPage();
    press();
    fail(new TypeError('no network'));
    await vi.advanceTimersByTimeAsync(0);
    expect([link()?.hasAttribute('aria-busy'), location.hash]).toEqual([false, '#search']);
  });

  it('is the browser’s where it is to be opened in another tab', async () => {
    await startPage();
    expect(press({ ctrlKey: true })).toBe(false);
    expect(link()?.hasAttribute('aria-busy')).toBe(false);
  });
});

it('notes that a visitor uses the page, before any code is there that asks', async () => {
  const { dataset } = document.documentElement;
  delete dataset['touched'];
  await startPage();
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
    await startPage();
    leadTo('#part');
    history.replaceState({ router: 'state' }, '', '/page');
    window.dispatchEvent(new Event('site:ready'));
    expect(location.hash).toBe('#part');
    expect(history.state).toEqual({ router: 'state' });
  });

  it('is the router’s own affair from then on, and no address is touched where none was followed', async () => {
    await startPage();
    history.replaceState(null, '', '/page#from-outside');
    window.dispatchEvent(new Event('site:ready'));
    leadTo('#later');
    history.replaceState(null, '', '/other');
    window.dispatchEvent(new Event('site:ready'));
    expect(location.href).toMatch(/\/other$/);
  });
});
