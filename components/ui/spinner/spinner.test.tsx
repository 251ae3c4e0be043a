import { expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Spinner } from './spinner';

it('says what is being waited for, and does not turn under reduced motion', () => {
  const document = renderStatic(<Spinner label="Loading the video" />);
  const status = document.querySelector('[role="status"]');
  expect(status?.textContent).toBe('Loading the video');
  const ring = status?.querySelector('svg[aria-hidden="true"]');
  expect(ring?.classList.contains('motion-reduce:animate-none')).toBe(true);
});
