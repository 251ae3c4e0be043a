// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepQueryScript } from './inline-scripts';

new Function(keepQueryScript)();

const link = () => document.querySelector('a') as HTMLAnchorElement;

beforeEach(() => {
  document.body.innerHTML = '<a href="/pl/strona" data-keeps-query=""><span>Polski</span></a>';
  link().addEventListener('click', (event) => event.preventDefault());
});

it.each(['pointerdown', 'focusin', 'click'])(
  'takes the query of the moment along at %s',
  (type) => {
    history.replaceState(null, '', '/page?b=x&a=1%202');
    const use = () =>
      link()
        .querySelector('span')
        ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    use();
    expect(link().getAttribute('href')).toMatch(/\/pl\/strona\?b=x&a=1%202$/);
    history.replaceState(null, '', '/page');
    use();
    expect(link().getAttribute('href')).toMatch(/\/pl\/strona$/);
  },
);

it('lets other links be', () => {
  history.replaceState(null, '', '/page?a=1');
  link().removeAttribute('data-keeps-query');
  link().click();
  expect(link().getAttribute('href')).toBe('/pl/strona');
});
