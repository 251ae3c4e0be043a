// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIfCodeGone, reloadIfGone, reloadOnce } from './reload-once';

const reload = vi.fn();
const assign = vi.fn();
const answer = vi.fn<(pathname: string, init: RequestInit) => Promise<Response>>();
const status = (code: number) => async () => new Response(null, { status: code });

/** Puts a document in place of the last one. */
function open(data: string, body = '') {
  document.head.innerHTML = `<script type="text/plain" data-page-data="${data}"></script>`;
  document.body.innerHTML = body;
}

beforeEach(() => {
  vi.stubGlobal('location', { reload: reload.mockReset(), assign: assign.mockReset() });
  vi.stubGlobal('fetch', answer.mockReset().mockImplementation(status(404)));
  sessionStorage.clear();
  open('/data/a.json');
  return () => vi.unstubAllGlobals();
});

describe('a document whose files are gone', () => {
  it('is loaded again once, and so is the next one', () => {
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    open('/data/b.json');
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    // A host that answers with the old site and the new one by turns.
    open('/data/a.json');
    expect([reloadOnce(), reload.mock.calls.length]).toEqual([false, 2]);
  });

  it('is not loaded again where nothing can be remembered, nor without data of its own', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(reloadOnce()).toBe(false);
    setItem.mockRestore();
    document.head.replaceChildren();
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['text', '<input>', (field: HTMLInputElement) => (field.value = 'An')],
    ['text of a larger field', '<textarea></textarea>', (field) => (field.value = 'An')],
    ['a box', '<input type="checkbox" checked>', (field) => (field.checked = false)],
    [
      'a choice',
      '<select><option>a<option>b</select>',
      (field) => ((field as unknown as HTMLSelectElement).selectedIndex = 1),
    ],
    [
      'a choice that was made before',
      '<select><option>a<option selected>b</select>',
      (field) => ((field as unknown as HTMLSelectElement).selectedIndex = 0),
    ],
    ['a place to write at', '<input>', (field) => field.focus()],
  ] satisfies [string, string, (field: HTMLInputElement) => unknown][])(
    'is not loaded again while a visitor would lose %s',
    (_name, html, use) => {
      open('/data/a.json', `<main>${html}</main>`);
      const field = document.querySelector<HTMLInputElement>('main > *');
      if (field) use(field);
      expect(reloadOnce()).toBe(false);
      // What was refused was not the one time.
      open('/data/a.json', `<main>${html}</main>`);
      expect(reloadOnce()).toBe(true);
    },
  );

  it('is not loaded again while a video plays in it', () => {
    open('/data/a.json', '<main><iframe></iframe></main>');
    expect(reloadOnce()).toBe(false);
  });
});

describe('a file that did not come', () => {
  it.each([403, 404, 410])('is gone where the host says %i', async (code) => {
    answer.mockImplementation(status(code));
    expect(await reloadIfGone('/a.js')).toBe(true);
    expect(answer).toHaveBeenCalledExactlyOnceWith('/a.js', { method: 'HEAD', cache: 'no-store' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['is there after all', status(200)],
    ['is kept back by a fault of the host', status(503)],
    ['may be asked for by GET only', status(405)],
    ['cannot be asked for', () => Promise.reject(new TypeError('no network'))],
  ])('is not gone where it %s', async (_name, fault) => {
    answer.mockImplementation(fault);
    expect([await reloadIfGone('/a.js'), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('is named by Turbopack’s error; other errors name none', async () => {
    const error = new Error('Failed to load chunk /_next/static/chunks/0a-b.js?v=1 from module 7');
    expect(await reloadIfCodeGone(error)).toBe(true);
    expect(answer.mock.calls[0]?.[0]).toBe('/_next/static/chunks/0a-b.js');
    expect(await reloadIfCodeGone(new TypeError('x is undefined'))).toBe(false);
    expect(await reloadIfCodeGone(undefined)).toBe(false);
    expect(answer).toHaveBeenCalledOnce();
  });
});
