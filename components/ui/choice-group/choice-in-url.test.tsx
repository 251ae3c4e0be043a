// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { variantScript } from '@/lib/hosting/inline-scripts';
import { happen, mount } from '@/tests/support/mount-client';
import { ChoiceInUrl } from './choice-in-url.client';

const values = ['all', 'fin', 'ind'];
const heard = vi.fn();

const mountGroup = (chosen = 0) =>
  mount(
    <form>
      <fieldset data-query="industry" data-values={values.join(' ')}>
        {values.map((value, index) => (
          <input
            key={value}
            type="radio"
            name="industry"
            aria-label={value}
            defaultChecked={index === chosen}
          />
        ))}
        <ChoiceInUrl />
      </fieldset>
    </form>,
  );
const buttons = () => [...document.querySelectorAll('input')];
const chosen = () => buttons().findIndex(({ checked }) => checked);
const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
/** The address has been changed by back or forward. */
const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  history.replaceState(null, '', '/page');
  heard.mockReset();
});

describe('a choice that is in the address', () => {
  it('is made by the address, and by none other', async () => {
    history.replaceState(null, '', '/page?industry=ind');
    await mountGroup();
    expect(chosen()).toBe(2);
    expect(location.search).toBe('?industry=ind');
  });

  it('is written there, beside all else, and taken out again', async () => {
    history.replaceState(null, '', '/page?utm_source=a#cases');
    await mountGroup();
    await happen(() => buttons()[1]?.click());
    expect(location.search + location.hash).toBe('?utm_source=a&industry=fin#cases');
    await happen(() => buttons()[0]?.click());
    expect(location.search).toBe('?utm_source=a');
  });

  it('follows back and forward, and says so as if a visitor had chosen', async () => {
    await mountGroup();
    await happen(() => buttons()[1]?.click());
    await happen(() => buttons()[2]?.click());
    document.addEventListener('change', heard, { once: true });
    await happen(() => {
      history.back();
      return moved();
    });
    expect([chosen(), location.search]).toEqual([1, '?industry=fin']);
    expect(heard).toHaveBeenCalledOnce();
    await happen(() => {
      history.back();
      return moved();
    });
    expect([chosen(), location.search]).toEqual([0, '']);
  });

  it('counts where it was made before script ran, or brought back by the browser', async () => {
    await mountGroup(2);
    expect(location.search).toBe('?industry=ind');
  });

  it('goes with a reset', async () => {
    await mountGroup();
    await happen(() => buttons()[2]?.click());
    await happen(() => {
      document.querySelector('form')?.reset();
      return wait();
    });
    expect([chosen(), location.search]).toEqual([0, '']);
  });
});

it('goes with a reset that takes back several choices of a form', async () => {
  await mount(
    <form>
      {['city', 'level'].map((query) => (
        <fieldset key={query} data-query={query} data-values="all one">
          <input type="radio" name={query} defaultChecked />
          <input type="radio" name={query} data-one={query} />
          <ChoiceInUrl />
        </fieldset>
      ))}
    </form>,
  );
  const ones = () => [...document.querySelectorAll<HTMLInputElement>('[data-one]')];
  for (const one of ones()) await happen(() => one.click());
  expect(location.search).toBe('?city=one&level=one');
  await happen(() => {
    document.querySelector('form')?.reset();
    return wait();
  });
  expect([ones().map(({ checked }) => checked), location.search]).toEqual([[false, false], '']);
});

it.each([
  ['', 0],
  ['?industry=fin', 1],
  ['?industry=ind&industry=fin', 2],
  ['?industry=none', 0],
])('is made while the page is parsed: %s', (search, position) => {
  const radios = values.map(
    (_, index) => `<input type="radio" name="i"${index ? '' : ' checked'}>`,
  );
  const html = `<fieldset data-query="industry" data-values="${values.join(' ')}">${radios.join('')}<script>${variantScript}</script></fieldset>`;
  const url = `https://a.example/page${search}`;
  const { document } = new JSDOM(html, { url, runScripts: 'dangerously' }).window;
  const checked = [...document.querySelectorAll('input')].findIndex((button) => button.checked);
  expect(checked).toBe(position);
  expect(document.querySelector('fieldset')?.dataset['shown']).toBeUndefined();
});
