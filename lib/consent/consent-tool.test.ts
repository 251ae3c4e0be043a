import { afterEach, expect, it, vi } from 'vitest';
import { marketingConsent, openConsentSettings } from './consent-tool';

const tool = (isLoaded: boolean, hasMarketing: boolean) => ({
  isLoaded: () => isLoaded,
  hasMarketing: () => hasMarketing,
  openSettings: vi.fn(),
});

afterEach(() => {
  globalThis.consentTool = undefined;
});

it('is loading while the tool is absent or not ready', () => {
  expect(marketingConsent()).toBe('loading');
  globalThis.consentTool = tool(false, true);
  expect(marketingConsent()).toBe('loading');
});

it('is what the visitor chose once the tool is ready', () => {
  globalThis.consentTool = tool(true, false);
  expect(marketingConsent()).toBe('missing');
  globalThis.consentTool = tool(true, true);
  expect(marketingConsent()).toBe('given');
});

it('opens the settings of the tool, and nothing while there is none', () => {
  expect(openConsentSettings).not.toThrow();
  const present = tool(true, false);
  globalThis.consentTool = present;
  openConsentSettings();
  expect(present.openSettings).toHaveBeenCalledOnce();
});
