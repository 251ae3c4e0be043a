import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Divider } from './divider';

const draw = (node: React.ReactNode) => {
  const { document } = new JSDOM(renderToStaticMarkup(node)).window;
  return document.querySelector('svg');
};

it('has the background above and draws the background below', () => {
  const classes = draw(<Divider from="paper" to="night" />)?.getAttribute('class');
  expect(classes).toContain('bg-paper');
  expect(classes).toContain('fill-night');
});

it('draws the same edge for the same seed and another for another', () => {
  const edgeOf = (seed: string) =>
    draw(<Divider from="paper" to="mist" seed={seed} />)
      ?.querySelector('path')
      ?.getAttribute('d');
  expect(edgeOf('a')).toBe(edgeOf('a'));
  expect(edgeOf('a')).not.toBe(edgeOf('b'));
});

it('is closed at its lower end, passed over by screen readers, and light', () => {
  const svg = draw(<Divider from="mist" to="night" />);
  expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/M0 46H1440V64H0z$/);
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.outerHTML.length).toBeLessThan(3000);
});
