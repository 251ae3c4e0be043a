// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/dialog/dialog.client';
import { happen, mount } from '@/tests/support/mount-client';
import { ConsentedVideo } from './consented-video.client';

const props = {
  src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  title: 'A walk through the data centre',
  texts: {
    loading: 'Loading',
    consentMissing: 'No consent yet.',
    openSettings: 'Settings',
    playerEmpty: 'The player is on its way.',
  },
};

const openSettings = vi.fn();

/** Sets what the consent tool says from now on. */
const consent = (hasMarketing: boolean, isLoaded = true) => {
  globalThis.consentTool = {
    isLoaded: () => isLoaded,
    allows: (category) => hasMarketing && category === 'marketing',
    openSettings,
  };
};

const pass = (milliseconds: number) => happen(() => vi.advanceTimersByTimeAsync(milliseconds));

const shown = () => ({
  isLoading: document.querySelector('[role="status"]')?.textContent === 'Loading',
  message: document.querySelector<HTMLElement>('button:not([aria-label], [aria-hidden])'),
  frame: document.querySelector('iframe'),
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.consentTool = undefined;
  openSettings.mockReset();
});

it('waits for the consent tool, then for consent, and looks every 1000 ms', async () => {
  await mount(<ConsentedVideo {...props} />);
  expect(shown()).toEqual({ isLoading: true, message: null, frame: null });

  consent(false, false);
  await pass(5000);
  expect(shown().isLoading).toBe(true);

  consent(false);
  await pass(999);
  expect(shown().isLoading).toBe(true);
  await pass(1);
  expect(shown()).toMatchObject({ isLoading: false, frame: null });
  expect(shown().message?.textContent).toBe('No consent yet.Settings');

  consent(true);
  await pass(1000);
  expect(shown()).toMatchObject({ isLoading: false, message: null });
  expect(shown().frame?.src).toBe(props.src);
  expect(shown().frame?.title).toBe(props.title);
  expect(shown().frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(shown().frame?.getAttribute('allow')?.split('; ')).toEqual([
    'autoplay',
    'encrypted-media',
    'fullscreen',
    'picture-in-picture',
  ]);
});

it('takes the player away when consent is withdrawn', async () => {
  consent(true);
  await mount(<ConsentedVideo {...props} />);
  expect(shown().frame).not.toBeNull();
  consent(false);
  await pass(1000);
  expect(shown().frame).toBeNull();
  expect(shown().message).not.toBeNull();
});

it('closes the dialog by a click on the message, and opens the settings afterwards', async () => {
  consent(false);
  const close = vi.fn();
  const { render } = await mount(
    <Dialog title="Film" closeLabel="Close" isOpen onClose={close}>
      <ConsentedVideo {...props} />
    </Dialog>,
  );
  await happen(() => shown().message?.click());
  expect(close).toHaveBeenCalledOnce();
  expect(openSettings).not.toHaveBeenCalled();
  await render(null);
  await pass(0);
  expect(openSettings).toHaveBeenCalledOnce();
});

it('looks no more, and opens nothing, once it is closed in another way', async () => {
  consent(false);
  const { unmount } = await mount(<ConsentedVideo {...props} />);
  expect(vi.getTimerCount()).toBe(1);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(openSettings).not.toHaveBeenCalled();
});
