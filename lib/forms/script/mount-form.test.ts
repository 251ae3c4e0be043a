// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormRoom } from '@/components/ui/form-area/form-area';
import { toastEvent as uiToastEvent } from '@/components/ui/toast/toast';
import { toastEvent } from '@/lib/forms/form-definition';
import { type Submission, shortestElapsed } from '@/lib/forms/send-submission';
import { definitionOf } from '@/tests/support/form-samples';
import type { FormDefinition } from '../form-definition';
import { mountForm } from './mount-form';

const fetchDouble = vi.fn<typeof fetch>();
const goTo = vi.fn<(href: string) => void>();
const posted = () =>
  fetchDouble.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Submission);

/** Confirms whatever is posted, as the endpoint does. */
const confirm: typeof fetch = async (_, init) =>
  Response.json({ status: 'stored', id: JSON.parse(String(init?.body)).id });

function mount(changes: Partial<FormDefinition> = {}) {
  const definition = { ...definitionOf('contact'), ...changes };
  const container = document.createElement('div');
  document.body.innerHTML = renderToStaticMarkup(createElement(FormRoom, { definition }));
  document.body.prepend(container);
  mountForm(container, definition, goTo);
  const form = container.querySelector('form') as HTMLFormElement;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const write = (name: string, text: string) => {
    input(name).value = text;
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const submit = async () => {
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(shortestElapsed);
  };
  const fill = () => {
    write('name', 'Anna');
    write('email', 'anna@bank.example');
    write('message', 'Why?');
  };
  const status = () => form.querySelector('[role=status]')?.textContent ?? '';
  return { form, input, write, submit, fill, status };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchDouble);
  fetchDouble.mockImplementation(confirm);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('a mounted form', () => {
  it('names every field and says what browsers may fill in', () => {
    const { form, input } = mount();
    const labelled = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    expect(labelled.filter(({ labels }) => !labels?.[0]?.textContent)).toEqual([]);
    expect(input('email').autocomplete).toBe('email');
    expect(input('email').getAttribute('inputmode')).toBe('email');
    expect(input('message').required).toBe(true);
    expect(input('email_marketing').checked).toBe(false);
  });

  it('shows texts as they are, whatever is in them', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const summaryHeading = '<img src=x onerror=alert(2)>';
    const { texts } = definitionOf('contact');
    const { form, submit } = mount({ clause: { text }, texts: { ...texts, summaryHeading } });
    await submit();
    expect(form.querySelector('img')).toBeNull();
    expect(form.textContent).toContain(text);
    expect(form.textContent).toContain(summaryHeading);
  });

  it('ties labels and errors to the fields of their own form, where a page has two', () => {
    const first = mount().form.cloneNode(true);
    const second = mount();
    document.body.append(first);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.input('message').labels?.[0]?.closest('form')).toBe(second.form);
  });

  it('sends once, however often the button is pressed, and leaves for the thank-you page', async () => {
    const { submit, fill } = mount();
    fill();
    await Promise.all([submit(), submit(), submit()]);
    expect(posted()).toHaveLength(1);
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/thank-you');
    expect(sessionStorage.length).toBe(0);
  });

  it('lets nobody be too quick: it waits until the endpoint believes it', async () => {
    const { form, fill } = mount();
    fill();
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(shortestElapsed - 1);
    expect(posted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(posted()[0]?.elapsed).toBeGreaterThanOrEqual(shortestElapsed);
  });

  it('asks for a toast when it failed, and repeats under the same id, also after a reload', async () => {
    expect(toastEvent).toBe(uiToastEvent);
    const toasts: unknown[] = [];
    const listen = (event: Event) => toasts.push((event as CustomEvent).detail);
    window.addEventListener(toastEvent, listen);
    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const first = mount();
    first.fill();
    await first.submit();
    window.removeEventListener(toastEvent, listen);
    expect(toasts).toEqual([{ variant: 'error', text: 'server' }]);
    expect(first.status()).toContain('hello@a.example');

    const second = mount();
    expect(second.input('message').value).toBe('Why?');
    await second.submit();
    const ids = posted().map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends under another id what was changed since', async () => {
    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { submit, fill, write } = mount();
    fill();
    await submit();
    write('message', 'Why, and when?');
    await submit();
    expect(new Set(posted().map(({ id }) => id)).size).toBe(2);
  });

  it('keeps neither consents nor the honeypot', async () => {
    const { input, write, fill } = mount();
    fill();
    input('email_marketing').checked = true;
    write('website', 'x');
    const kept = Object.values({ ...sessionStorage }).join('');
    expect(kept).toContain('Why?');
    expect(kept).not.toMatch(/marketing|website/);
  });

  it('hands the message to the mail program where there is no endpoint', async () => {
    const { submit, fill, input, status } = mount({ endpoint: undefined });
    fill();
    input('email_marketing').checked = true;
    await submit();
    expect(fetchDouble).not.toHaveBeenCalled();
    const url = new URL(goTo.mock.calls[0]?.[0] ?? '');
    expect(url.pathname).toBe('hello@a.example');
    expect(url.searchParams.get('body')).toBe(
      'name: Anna\r\n\r\nemail: anna@bank.example\r\n\r\nWhy?\r\n\r\nemail_marketing',
    );
    expect(status()).toBe('mail opened');
    expect(mount().input('message').value).toBe('Why?');
  });

  describe('with a message too long for a mail program', () => {
    const message = Array.from({ length: 300 }, (_, index) => `zażółć ${index}`).join(' ');
    const writeLong = async (copy: () => Promise<void>) => {
      const copied = vi.fn<(text: string) => Promise<void>>(copy);
      vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
      const mounted = mount({ endpoint: undefined });
      mounted.fill();
      mounted.write('message', message);
      await mounted.submit();
      const [[href] = ['']] = goTo.mock.calls;
      const body = new URL(href).searchParams.get('body') ?? '';
      const rest = mounted.form.querySelector<HTMLTextAreaElement>('.form-rest textarea');
      return { ...mounted, href, body, rest, copied };
    };
    /** What is in the mail and elsewhere, put together. */
    const together = (body: string, note: string, rest: string) =>
      body.replace(new RegExp(`\\s*\\[${note}\\]$`), ' ') + rest;

    it('puts the rest into the clipboard, and says so in the form and in the mail', async () => {
      const { href, body, rest, copied, status, input } = await writeLong(async () => {});
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(body).toMatch(/\[in the clipboard\]$/);
      expect(status()).toBe('rest copied');
      const [[text] = ['']] = copied.mock.calls;
      expect(rest?.value).toBe(text);
      expect(together(body, 'in the clipboard', text)).toContain(message);
      expect(input('message').value).toBe(message);
    });

    it.each<[string, () => Promise<void>]>([
      ['refused', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
      ['never answered', () => new Promise(() => {})],
    ])('shows the rest, selected, where the clipboard is %s', async (_, copy) => {
      const { href, body, rest, status, input } = await writeLong(copy);
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(status()).toBe('rest below');
      expect(together(body, 'in the form', rest?.value ?? '')).toContain(message);
      expect(document.activeElement).toBe(rest);
      expect([rest?.selectionStart, rest?.selectionEnd]).toEqual([0, rest?.value.length]);
      expect(rest?.labels?.[0]?.textContent).toBe('rest');
      expect(input('message').value).toBe(message);
    });

    it('takes the rest away when the message has become short', async () => {
      const { write, submit, form, status } = await writeLong(async () => {});
      write('message', 'Why?');
      await submit();
      expect(form.querySelector<HTMLElement>('.form-rest')?.hidden).toBe(true);
      expect(status()).toBe('mail opened');
    });
  });

  it('gives the file on the spot where there is no page to go to', async () => {
    const file = { href: '/downloads/a.pdf', label: 'Download' };
    const { submit, fill, form } = mount({ thanks: undefined, file });
    fill();
    await submit();
    expect(form.querySelector('[role=status] a')?.getAttribute('href')).toBe(file.href);
    expect(goTo).not.toHaveBeenCalled();
  });
});
