// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastEvent } from '@/components/ui/toast/toast';
import { happen, mount } from '@/tests/support/mount-client';
import { ReadingAids } from './reading-aids.client';

it('says so where the browser refuses to copy, leaves other links alone, and ends with the page', async () => {
  const writeText = vi.fn().mockRejectedValue(new Error('not allowed'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const toast = new Promise((resolve) => {
    const keep = (event: Event) => {
      // Shown: else it would wait for the next test that listens.
      event.preventDefault();
      resolve((event as CustomEvent).detail);
    };
    window.addEventListener(toastEvent, keep, { once: true });
  });
  const labels = { copied: 'Copied.', notCopied: 'Not copied.' };
  const { container, render } = await mount(
    <>
      <a href="#one">One</a>
      <a href="#one" data-heading-link>
        #
      </a>
      <ReadingAids url="https://a.example/blog/post" labels={labels} />
    </>,
  );
  const [other, own] = container.querySelectorAll('a');
  await happen(() => other?.click());
  expect(writeText).not.toHaveBeenCalled();
  await happen(() => own?.click());
  expect(await toast).toEqual({ variant: 'warning', text: 'Not copied.' });
  await render(
    <a href="#one" data-heading-link>
      #
    </a>,
  );
  await happen(() => container.querySelector('a')?.click());
  expect(writeText).toHaveBeenCalledOnce();
});
