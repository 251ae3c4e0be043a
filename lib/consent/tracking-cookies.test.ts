import { expect, it } from 'vitest';
import { trackingCookies } from './tracking-cookies';

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
