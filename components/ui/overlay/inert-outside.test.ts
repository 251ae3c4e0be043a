// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeInertOutside } from './inert-outside';

const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

it('makes the neighbours of what is kept inert, level by level, and undoes only that', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <div id="page"><main id="main"></main><div id="kept"><p id="inside"></p></div></div>
    <footer id="footer" inert></footer>
    <div id="headlessui-portal-root"></div>
    <script id="script"></script>`;
  const kept = document.getElementById('kept') as Element;
  const restore = makeInertOutside([kept]);
  expect(inertIds()).toEqual(['header', 'main', 'footer']);
  restore();
  expect(inertIds()).toEqual(['footer']);
});
