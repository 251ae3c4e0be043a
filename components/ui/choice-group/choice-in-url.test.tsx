// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { ChoiceInUrl } from './choice-in-url.client';

/** Two groups of a form, of which one choice each is made before script runs, or none. */
const mountForm = (isChosen: boolean) => {
  history.replaceState(null, '', '/page?utm_source=a#cases');
  return mount(
    <form>
      {['city', 'level'].map((query) => (
        <fieldset key={query} data-query={query} data-values="all one">
          <input type="radio" name={query} defaultChecked={!isChosen} />
          <input type="radio" name={query} defaultChecked={isChosen} data-one={query} />
          <ChoiceInUrl />
        </fieldset>
      ))}
    </form>,
  );
};
const ones = () => [...document.querySelectorAll<HTMLInputElement>('[data-one]')];

it('counts where it was made before script ran, or brought back by the browser', async () => {
  await mountForm(true);
  expect(location.search + location.hash).toBe('?utm_source=a&city=one&level=one#cases');
});

it('goes with a reset that takes back several choices of a form', async () => {
  await mountForm(false);
  for (const one of ones()) await happen(() => one.click());
  expect(location.search).toBe('?utm_source=a&city=one&level=one');
  await happen(() => {
    document.querySelector('form')?.reset();
    return new Promise((resolve) => setTimeout(resolve, 60));
  });
  expect(ones().map(({ checked }) => checked)).toEqual([false, false]);
  expect(location.search).toBe('?utm_source=a');
});
