// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '@/tests/support/mount-client';
import { ErrorPage } from './error-page.client';

afterEach(() => {
  document.documentElement.lang = '';
});

async function mountPage(locale: string) {
  document.documentElement.lang = locale;
  const retry = vi.fn();
  const { container } = await mount(<ErrorPage retry={retry} />);
  return { container, retry };
}

describe('The error page', () => {
  it.each([
    ['en', 'Something slipped out of place', '/'],
    ['pl', 'Coś się tu przesunęło', '/pl'],
  ])('speaks the document’s language (%s) and leads home in it', async (locale, heading, home) => {
    const { container } = await mountPage(locale);
    expect(container.querySelector('h1')?.textContent).toBe(heading);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(home);
  });

  it('has focus on its heading, so that it is read out', async () => {
    const { container } = await mountPage('en');
    expect(document.activeElement).toBe(container.querySelector('h1'));
  });

  it('tries again at a click', async () => {
    const { container, retry } = await mountPage('en');
    expect(retry).not.toHaveBeenCalled();
    container.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });
});
