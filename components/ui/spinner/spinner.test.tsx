import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Spinner } from './spinner';

it('says what is being waited for, and does not turn under reduced motion', () => {
  const html = renderToStaticMarkup(<Spinner label="Loading the video" />);
  const status = new JSDOM(html).window.document.querySelector('[role="status"]');
  expect(status?.textContent).toBe('Loading the video');
  const ring = status?.querySelector('svg[aria-hidden="true"]');
  expect(ring?.classList.contains('motion-reduce:animate-none')).toBe(true);
});
