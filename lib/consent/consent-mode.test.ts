import { afterEach, expect, it } from 'vitest';
import { consentSignals, denyByDefault, trackingCookies, updateConsentMode } from './consent-mode';

afterEach(() => {
  globalThis.dataLayer = undefined;
});

it('denies every kind of storage for tracking until a visitor agrees', () => {
  denyByDefault();
  const [[command, kind, signals] = []] = (globalThis.dataLayer ?? []).map((entry) =>
    Array.from(entry as ArrayLike<unknown>),
  );
  expect([command, kind]).toEqual(['consent', 'default']);
  expect(signals).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    personalization_storage: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
});

it('grants by category', () => {
  const analytics = consentSignals((category) => category === 'analytics');
  expect(analytics).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  const marketing = consentSignals((category) => category === 'marketing');
  expect(marketing).toMatchObject({ analytics_storage: 'denied', ad_user_data: 'granted' });
});

it('speaks as Google’s tags want it: with the arguments of a call, and no array', () => {
  updateConsentMode(() => true);
  const [entry] = globalThis.dataLayer ?? [];
  expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
});

const domainsOf = (host: string) => [...new Set(trackingCookies(host).map(({ domain }) => domain))];
const isCleared = (cookie: string) =>
  trackingCookies('a.example').some(({ name }) => name.test(cookie));

it('are looked for under every domain of the host, and under none', () => {
  expect(domainsOf('www.a.example')).toEqual([undefined, 'www.a.example', 'a.example']);
  expect(domainsOf('localhost')).toEqual([undefined]);
});

it('are those of analytics, and not the choice itself', () => {
  expect(['_ga', '_ga_ABC123', '_gid', '_gat_x'].filter(isCleared)).toHaveLength(4);
  expect(['cc_cookie', 'my_ga', '_gidx'].filter(isCleared)).toEqual([]);
});
