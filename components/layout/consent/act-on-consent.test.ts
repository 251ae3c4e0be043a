// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { visitorWhoChose } from '@/tests/support/consent';

/** The module anew, in the browser of a visitor who has chosen. */
async function open(...chosen: Parameters<typeof visitorWhoChose>) {
  const [cookie] = visitorWhoChose(...chosen).cookies;
  // biome-ignore lint/suspicious/noDocumentCookie: as the tool writes it
  document.cookie = `${cookie?.name}=${cookie?.value}; path=/`;
  vi.resetModules();
  return import('./act-on-consent');
}

const openSettings = vi.fn();
const pushed = () =>
  (globalThis.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)[1]);

beforeEach(() => {
  // Without a title, the report of the page would wait for one beyond the test.
  document.title = 'A page';
  globalThis.consentTool = undefined;
  globalThis.dataLayer = undefined;
  openSettings.mockReset();
  document.head.replaceChildren();
});

it('knows what was chosen, and starts what was agreed to', async () => {
  const { startConsent } = await open(['analytics']);
  expect(startConsent(['analytics', 'marketing'], 'GTM-AB12', openSettings)).toBe(false);
  const tool = globalThis.consentTool;
  expect([tool?.isLoaded(), tool?.allows('analytics'), tool?.allows('marketing')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(pushed().slice(0, 2)).toEqual(['default', 'update']);
  expect(document.head.querySelector('script')?.src).toContain('id=GTM-AB12');
  tool?.openSettings();
  expect(openSettings).toHaveBeenCalledOnce();
});

it('starts nothing that was refused', async () => {
  const { startConsent } = await open([]);
  expect(startConsent(['analytics'], 'GTM-AB12', openSettings)).toBe(false);
  expect(document.head.querySelector('script')).toBeNull();
});

it.each([
  ['on another list of tools', ['analytics'] as const, 0],
  ['without a choice', undefined, undefined],
])('leaves a visitor to be asked who has chosen %s', async (_, categories, revision) => {
  const { startConsent } = await open(categories ?? [], revision);
  // biome-ignore lint/suspicious/noDocumentCookie: a visitor without it
  if (!categories) document.cookie = 'cc_cookie=; path=/; max-age=0';
  expect(startConsent(['analytics'], 'GTM-AB12', openSettings)).toBe(true);
  expect(globalThis.consentTool?.allows('analytics')).toBe(false);
  expect(pushed()).toEqual(['default']);
});
