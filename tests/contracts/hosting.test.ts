import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyHashes, securityHeaders } from '@/lib/hosting/policy';
import { createSiteServer } from '@/scripts/serve/site-server';
import { type HostServer, requireNginx, startNginx } from '@/scripts/test/host-servers';
import { builtPages, outDirectory, readBuilt } from '@/tests/support/built-site';
import { type HostingRequest, hostingRequests } from '@/tests/support/hosting-requests';
import { inlineScriptsIn } from '@/tests/support/inline-scripts';
import { parseHtml } from '@/tests/support/parse-html';
import { rawRequest } from '@/tests/support/raw-request';
import { onePagePerTemplate } from '@/tests/support/site-registry';

const caching = {
  lasting: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};

/** As found in the pages themselves, whatever the build says of them. */
const hashes = policyHashes(inlineScriptsIn(builtPages.map(readBuilt)));

/** What an answer must say, as far as a visitor's browser can tell. */
function expectedAnswer({ expected }: HostingRequest) {
  const { status, location, type, cache, kind, more } = expected;
  const policy = Object.entries(securityHeaders({ kind, hashes })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    status,
    headers: {
      ...(location !== undefined && { location }),
      'content-type': type,
      'cache-control': caching[cache],
      ...Object.fromEntries(policy),
      ...more,
    },
  };
}

/** Sources of a policy by which any host, or a host without encryption, may be asked. */
const openSource = /^(?:ftp:|https?:|data:|\*|https?:\/\/\*(?:\.\*)?)$|^(?:http|ftp):/;

/** What of a policy the Observatory takes points for. */
function policyFaults(policy: string): string[] {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const names = directives.map(([name]) => name);
  const isUnsafe = (source: string) =>
    openSource.test(source) || /^'unsafe-(?:inline|eval)'$/.test(source);
  const unsafe = directives.filter(([, ...sources]) => sources.some(isUnsafe));
  return [
    ...unsafe.map((directive) => directive.join(' ')),
    ...(names.length > new Set(names).size ? ['a directive is there twice'] : []),
    ...(policy.includes("default-src 'none'") ? [] : ["default-src is not 'none'"]),
    ...(names.includes('frame-ancestors') ? [] : ['frame-ancestors is lacking']),
  ];
}

/**
 * What a page falls short of the best result of the MDN HTTP Observatory in (@mdn/mdn-http-observatory 1.4.8,
 * src/grader/charts.js; its scanner is no dependency: it has 195 packages). The test of redirections is of the host that ends TLS.
 */
async function observatoryFaults(address: string): Promise<string[]> {
  const response = await fetch(address);
  const header = (name: string) => response.headers.get(name) ?? '';
  const origin = 'https://http-observatory.security.mozilla.org';
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', Origin: origin },
  });
  const scripts = [...parseHtml(await response.text()).querySelectorAll('script[src]')];
  const [, seconds = '0'] = /max-age=(\d+)/.exec(header('strict-transport-security')) ?? [];
  const best = {
    cookies: response.headers.getSetCookie().length === 0,
    'cross-origin sharing': !preflight.headers.has('access-control-allow-origin'),
    'referrer policy': /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      header('referrer-policy'),
    ),
    'six months of encryption': Number(seconds) >= 15_768_000,
    'scripts with integrity':
      scripts.length > 0 && scripts.every((script) => script.hasAttribute('integrity')),
    nosniff: header('x-content-type-options') === 'nosniff',
    'resource policy': /^same-(?:origin|site)$/.test(header('cross-origin-resource-policy')),
  };
  const lacking = Object.entries(best).filter(([, isBest]) => !isBest);
  return [...lacking.map(([name]) => name), ...policyFaults(header('content-security-policy'))];
}

const requests = hostingRequests();
const started: HostServer[] = [];
let own: Server;

/** Keeps a server, to be stopped at the end. @returns Its port. */
function portOf(server: HostServer): number {
  started.push(server);
  return server.port;
}

/** Who serves the built site, and how each is started. */
const servers: readonly { name: string; tags: string[]; start: () => Promise<number> }[] = [
  {
    name: 'npm start',
    tags: [],
    start: async () => {
      own = createSiteServer(outDirectory);
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
      return (own.address() as AddressInfo).port;
    },
  },
  { name: 'nginx', tags: ['slow'], start: async () => portOf(await startNginx(outDirectory)) },
];

afterAll(() => {
  for (const server of started) server.stop();
  own?.close();
});

it('has requests of every kind', () => {
  expect(requests.length).toBeGreaterThanOrEqual(150);
});

for (const { name, tags, start } of servers)
  describe(name, { tags }, () => {
    let port = 0;

    beforeAll(async () => {
      if (name !== 'npm start') requireNginx();
      port = await start();
    });

    it.each(
      requests
        .filter(({ notBySirv }) => name !== 'npm start' || notBySirv === undefined)
        .map((request) => [`${request.method ?? 'GET'} ${request.target}`, request] as const),
    )('answers %s as it must', async (_name, request) => {
      const { target, method, headers } = request;
      const response = await rawRequest(port, target, {
        method,
        headers: [...(headers ?? [])],
        version: '1.1',
      });
      expect(response).toMatchObject(expectedAnswer(request));
      // What is not to be sent is not sent: of policies, exactly those of the kind.
      const sent = Object.keys(response.headers).filter((name) =>
        /^(cross-origin|permissions)-/.test(name),
      );
      const { headers: wanted } = expectedAnswer(request);
      expect(sent.sort()).toEqual(
        Object.keys(wanted)
          .filter((name) => /^(cross-origin|permissions)-/.test(name))
          .sort(),
      );
    });

    it('has the best result of the MDN HTTP Observatory on every template, and where nothing is', async () => {
      const pathnames = [...onePagePerTemplate.map(({ pathname }) => pathname), '/no-such-page'];
      for (const pathname of pathnames)
        expect(await observatoryFaults(`http://localhost:${port}${pathname}`), pathname).toEqual(
          [],
        );
    });
  });
