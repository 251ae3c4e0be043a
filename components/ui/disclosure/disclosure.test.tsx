import { expect, it } from 'vitest';
import { renderStatic } from '@/tests/support/render-static';
import { Disclosure } from './disclosure';

it('is closed and without heading by default', () => {
  const details = renderStatic(<Disclosure title="More">Text</Disclosure>).querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('h1, h2, h3, h4, h5')).toBeNull();
  expect(details?.querySelector('summary')?.textContent).toBe('More');
});
