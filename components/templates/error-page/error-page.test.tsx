// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount } from '@/tests/support/mount-client';
import { ErrorPage } from './error-page.client';

afterEach(() => {
  document.documentElement.lang = '';
});

async function mountPage(pathname: string) {
  history.replaceState(null, '', pathname);
  const retry = vi.fn();
  const { container } = await mount(<ErrorPage retry={retry} />);
  return { container, retry };
}

describe('The error page', () => {
  it.each([
    ['/', 'Something slipped out of place', '/'],
    ['/services/finops', 'Something slipped out of place', '/'],
    ['/plans', 'Something slipped out of place', '/'],
    ['/pl', 'Coś się tu przesunęło', '/pl'],
    ['/pl/kontakt', 'Coś się tu przesunęło', '/pl'],
  ])(
    'speaks the language of the page (%s), also translated, and leads home in it',
    async (pathname, heading, home) => {
      document.documentElement.lang = 'de';
      const { container } = await mountPage(pathname);
      expect(container.querySelector('h1')?.textContent).toBe(heading);
      expect(container.querySelector('a')?.getAttribute('href')).toBe(home);
    },
  );

  it('has focus on its heading, so that it is read out', async () => {
    const { container } = await mountPage('/');
    expect(document.activeElement).toBe(container.querySelector('h1'));
  });

  it('tries again at a click', async () => {
    const { container, retry } = await mountPage('/');
    expect(retry).not.toHaveBeenCalled();
    container.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
  });
});
