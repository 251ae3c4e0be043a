// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { toastEvent } from '@/components/ui/toast/toast';
import { happen, mount } from '@/tests/support/mount-client';
import { ShareBox } from './share-box.client';

const url = 'https://a.example/pl/blog/post';
const box = (
  <ShareBox
    url={url}
    links={[{ href: 'https://b.example/share', name: 'B', label: 'Share on B', icon: null }]}
    copyIcon={null}
    labels={{
      heading: 'Share',
      copy: 'Copy the link',
      copied: 'Link copied.',
      notCopied: 'Copy it yourself.',
      newTab: '(new tab)',
    }}
  />
);

afterEach(() => vi.unstubAllGlobals());

async function click(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const toasts: unknown[] = [];
  const listen = (event: Event) => {
    toasts.push((event as CustomEvent).detail);
    event.preventDefault();
  };
  window.addEventListener(toastEvent, listen);
  const { container } = await mount(box);
  await happen(() => container.querySelector('button')?.click());
  window.removeEventListener(toastEvent, listen);
  return toasts;
}

it('is not in the HTML: it appears once script runs', async () => {
  expect(renderToStaticMarkup(box)).toBe('');
  const { container } = await mount(box);
  const link = container.querySelector('a');
  expect(link?.querySelector('[aria-hidden]')?.textContent).toBe('B');
  link?.querySelector('[aria-hidden]')?.remove();
  expect(link?.textContent).toBe('Share on B (new tab)');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://b.example/share',
    '_blank',
    'noopener noreferrer',
  ]);
});

it('says what to do where the browser refuses', async () => {
  const refuse = () => Promise.reject(new Error('not allowed'));
  expect(await click(refuse)).toEqual([{ variant: 'error', text: 'Copy it yourself.' }]);
});
