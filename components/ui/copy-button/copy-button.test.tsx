// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { CopyButton } from './copy-button.client';

const labels = { copy: 'Copy the code', copied: 'Copied', selected: 'Selected: press Ctrl+C' };
const code = '<Hero lead="Text." />\n';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function mountButton() {
  const { container } = await mount(
    <>
      <code id="code">{code}</code>
      <CopyButton targetId="code" labels={labels} />
    </>,
  );
  const click = () => happen(() => container.querySelector('button')?.click());
  const status = () => container.querySelector('[role="status"]')?.textContent;
  return { click, status };
}

it('copies the text as it is there and says so for 4 seconds', async () => {
  const { click, status } = await mountButton();
  expect(status()).toBe('');
  await click();
  expect(writeText.mock.calls).toEqual([[code]]);
  expect(status()).toBe('Copied');
  await happen(() => vi.advanceTimersByTime(3999));
  expect(status()).toBe('Copied');
  await happen(() => vi.advanceTimersByTime(1));
  expect(status()).toBe('');
});

it('counts the 4 seconds from the last click', async () => {
  const { click, status } = await mountButton();
  await click();
  await happen(() => vi.advanceTimersByTime(3000));
  await click();
  await happen(() => vi.advanceTimersByTime(3000));
  expect(status()).toBe('Copied');
});

it.each([
  ['refuses', () => writeText.mockRejectedValue(new Error('not allowed'))],
  ['has no clipboard for the page', () => vi.stubGlobal('navigator', {})],
])('selects the text when the browser %s', async (_, prepare) => {
  prepare();
  const { click, status } = await mountButton();
  await click();
  expect(status()).toBe('Selected: press Ctrl+C');
  expect(getSelection()?.toString()).toBe(code);
});
