import { afterEach, expect, it, vi } from 'vitest';
import { consentTo, openConsentSettings } from './consent-tool';

const tool = (isLoaded: boolean, hasMarketing: boolean) => ({
  isLoaded: () => isLoaded,
  allows: (category: string) => hasMarketing && category === 'marketing',
  openSettings: vi.fn(),
});

afterEach(() => {
  globalThis.consentTool = undefined;
});

it('is loading while the tool is absent or not ready', () => {
  expect(consentTo('marketing')).toBe('loading');
  globalThis.consentTool = tool(false, true);
  expect(consentTo('marketing')).toBe('loading');
});

it('is what the visitor chose once the tool is ready, category by category', () => {
  globalThis.consentTool = tool(true, false);
  expect(consentTo('marketing')).toBe('missing');
  globalThis.consentTool = tool(true, true);
  expect(consentTo('marketing')).toBe('given');
  expect(consentTo('analytics')).toBe('missing');
});

it('opens the settings of the tool, and nothing while there is none', () => {
  expect(openConsentSettings).not.toThrow();
  const present = tool(true, false);
  globalThis.consentTool = present;
  openConsentSettings();
  expect(present.openSettings).toHaveBeenCalledOnce();
});
