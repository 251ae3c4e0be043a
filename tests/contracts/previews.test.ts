import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languageRedirects } from '@/lib/content/redirects';
import { keepQueryScript } from '@/lib/hosting/inline-scripts';
import { policyHashes } from '@/lib/hosting/policy';
import {
  answers,
  asked,
  directory,
  openPulls,
  port,
  repository,
  runEvent,
  runScript,
  serveEachTest,
} from '@/tests/support/workflow-scripts';

serveEachTest();

type Listed = { id: string; label: string; address: string };
type Fake = {
  /** What the operator sets beside the host’s name and the token. */
  env: Record<string, string>;
  /** Where the list is, a deployment, and what the list says. */
  list: string;
  one: (id: string) => string;
  shown: (deployments: Listed[]) => unknown;
  /** What npx is to run, and where the site lies for it. */
  command: string;
  folder: string;
};

/** The hosts, as far as their documented APIs are used. */
const hosts: Record<string, Fake> = {
  cloudflare: {
    env: { PREVIEW_ACCOUNT: 'account', PREVIEW_PROJECT: 'project' },
    list: '/client/v4/accounts/account/pages/projects/project/deployments',
    one: (id) => `/client/v4/accounts/account/pages/projects/project/deployments/${id}`,
    shown: (deployments) => ({
      result: deployments.map(({ id, label, address }) => ({
        id,
        url: address,
        deployment_trigger: { metadata: { branch: label } },
      })),
    }),
    command: '--yes wrangler@4.164.0 pages deploy site --project-name project --branch LABEL',
    folder: 'site',
  },
  netlify: {
    env: { PREVIEW_PROJECT: 'project' },
    list: '/api/v1/sites/project/deploys',
    one: (id) => `/api/v1/deploys/${id}`,
    shown: (deployments) =>
      deployments.map(({ id, label, address }) => ({ id, branch: label, deploy_ssl_url: address })),
    command: '--yes netlify-cli@27.10.2 deploy --no-build --dir site --site project --alias LABEL',
    folder: 'site',
  },
  vercel: {
    env: { PREVIEW_ACCOUNT: 'account', PREVIEW_PROJECT: 'project' },
    list: '/v6/deployments',
    one: (id) => `/v13/deployments/${id}`,
    shown: (deployments) => ({
      deployments: deployments.map(({ id, label, address }) => ({
        uid: id,
        url: address.slice('https://'.length),
        meta: { label },
      })),
      pagination: { next: null },
    }),
    command: '--yes vercel@60.0.1 deploy --prebuilt --archive=tgz --yes --meta label=LABEL',
    folder: '.vercel/output/static',
  },
};
const domains: Record<string, string> = {
  cloudflare: 'pages.dev',
  netlify: 'netlify.app',
  vercel: 'vercel.app',
};

const old: Listed[] = ['pr-7-preview', 'pr-7-review', 'pr-70-preview', 'main'].map((label) => ({
  id: `old-${label}`,
  label,
  address: `https://old.${label}.dev`,
}));
const [ownOld, ownOldReview] = ['old-pr-7-preview', 'old-pr-7-review'];

/** What npx was asked for, in order. */
const uploads = () => {
  const file = path.join(directory, 'uploads');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};
const labelsUploaded = () => uploads().map((line) => /pr-7-\w+/.exec(line)?.[0] ?? '');
const uploaded = (label: string, file: string) =>
  readFileSync(path.join(directory, 'uploaded', label, file), 'utf8');

/** What the host has been asked to take away. */
const removed = () => asked.filter(({ method }) => method === 'DELETE').map((one) => one.path);

/** Puts a host in the place of one: npx writes down what it is asked for, and each upload is listed from then on. */
function settingsFor(name: string, domain = domains[name]) {
  const host = hosts[name] as Fake;
  const made = () =>
    labelsUploaded().map((label) => ({
      id: `new-${label}`,
      label,
      address: `https://${label}.${domain}`,
    }));
  answers[host.list] = ({ page }: { page: number }) =>
    host.shown(page === 1 ? [...made(), ...old] : []);
  const bin = path.join(directory, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    path.join(bin, 'npx'),
    `#!/bin/sh
for label in pr-7-preview pr-7-review; do case "$*" in *$label*)
  mkdir -p '${directory}/uploaded' && cp -r . "${directory}/uploaded/$label" && env > "${directory}/uploaded/$label/env";;
esac; done
echo "$*" >> '${directory}/uploads'\n`,
  );
  chmodSync(path.join(bin, 'npx'), 0o755);
  return {
    PATH: [path.resolve('node_modules/.bin'), bin, process.env.PATH].join(path.delimiter),
    PREVIEW: '1',
    PREVIEW_HOST: name,
    PREVIEW_TOKEN: 'the-token',
    PREVIEW_API_URL: `http://127.0.0.1:${port()}`,
    GITHUB_OUTPUT: path.join(directory, 'output'),
    ...host.env,
  };
}

const deploy = (env: Record<string, string>) =>
  runScript('scripts/github/previews/deploy.ts', {
    args: [path.join(directory, 'built')],
    env,
    event: runEvent,
  });

/** What the comment will say. */
const text = () =>
  readFileSync(path.join(directory, 'output'), 'utf8').split('\n').slice(1, -2).join('\n');

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(directory, 'built', file)), { recursive: true });
  writeFileSync(path.join(directory, 'built', file), content);
};

const page = (pathname: string) => ({
  pathname,
  status: 'changed',
  language: 'en',
  row: 'change-1',
});

beforeEach(() => {
  answers[`${repository}/pulls`] = openPulls;
  write('preview/index.html', `<script>${keepQueryScript}</script>`);
  write('preview/services/finops.html', '<p>FinOps</p>');
  write('preview/uk/a.html', '<p>A language that main does not have</p>');
  write('preview/_headers', '/*\n  X-Of-A-Stranger: 1\n');
  write('preview/_redirects', '/ https://elsewhere.example 302\n');
  write('review/index.html', '<p>Review</p>');
  write(
    'review/review.json',
    JSON.stringify({ pages: ['/', '/services/finops', '/gone'].map(page) }),
  );
});

type Headers = Record<string, string>;

/** The values of headers for `/`, and the redirects, as a host reads them. */
function configuration(name: string, label: string) {
  if (name === 'vercel') {
    const { routes } = JSON.parse(uploaded(label, '.vercel/output/config.json')) as {
      routes: {
        src?: string;
        status?: number;
        continue?: true;
        headers?: Record<string, string>;
      }[];
    };
    const forHome = routes.filter(
      ({ src, continue: isHeader }) => isHeader && new RegExp(src ?? '').test('/'),
    );
    const redirects = routes.filter(({ status }) => status === 301 || status === 302);
    return {
      headers: Object.assign({}, ...forHome.map(({ headers }) => headers)) as Headers,
      redirects: redirects.map(({ src = '', status, headers }) => {
        const from = src.replace(/^\^|\$$|\\/g, '').replace('(.*)', '*');
        return `${from} ${headers?.['Location']?.replace('$1', ':splat')} ${status}`;
      }),
    };
  }
  const [, lines = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(uploaded(label, 'site/_headers')) ?? [];
  const headers = [...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, key, value]) => [
    key,
    value,
  ]);
  return {
    headers: Object.fromEntries(headers) as Headers,
    redirects: uploaded(label, 'site/_redirects').trim().split('\n'),
  };
}

const slow = { tags: ['slow'], timeout: 60_000 };

describe.each(Object.keys(hosts))('a pull request of a fork on %s', slow, (name) => {
  const { command, folder, one } = hosts[name] as Fake;

  it('gets a preview and a review under addresses of their own, in place of those before', async () => {
    const { code, output } = await deploy(settingsFor(name));
    expect(code, output).toBe(0);
    expect(uploads()).toEqual(
      ['pr-7-preview', 'pr-7-review'].map((label) => command.replace('LABEL', label)),
    );
    expect(removed()).toEqual([ownOld, ownOldReview].map((id) => one(id as string)));
    const [preview, review] = ['preview', 'review'].map(
      (kind) => `https://pr-7-${kind}.${domains[name]}`,
    );
    expect(text()).toBe(
      [
        `**[Preview](${preview})** and **[review](${review})** of this pull request, until it is closed.`,
        '',
        `- [/](${preview}/) (en, changed): [what changed](${review}/#change-1)`,
        `- [/services/finops](${preview}/services/finops) (en, changed): [what changed](${review}/#change-1)`,
        `- /gone (en, changed): [what changed](${review}/#change-1)`,
      ].join('\n'),
    );
    expect(uploaded('pr-7-preview', `${folder}/services/finops.html`)).toContain('FinOps');
    // The tool has the host’s token and nothing of GitHub’s.
    const env = uploaded('pr-7-preview', 'env');
    expect(env).toContain('=the-token\n');
    expect(env).toContain('npm_config_ignore_scripts=true\n');
    expect(env).not.toMatch(/a-token|^GITHUB_|^PREVIEW_/m);
  });

  it('is served with headers and redirects of the main branch alone', async () => {
    const { output } = await deploy(settingsFor(name));
    const preview = configuration(name, 'pr-7-preview');
    expect(preview.headers, output).toMatchObject({
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(preview.headers).not.toHaveProperty('X-Of-A-Stranger');
    const policy = preview.headers['Content-Security-Policy'];
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}='){3}; style-src 'self';/,
    );
    expect(policy).toContain(policyHashes([keepQueryScript])[0]);
    expect(preview.redirects.length).toBeGreaterThan(languageRedirects().length / 2);
    expect(preview.redirects).toContain('/en/* /:splat 301');
    expect(preview.redirects).toContain('/cs/* / 302');
    expect(preview.redirects.join()).not.toMatch(/\/uk\/|elsewhere/);
    const review = configuration(name, 'pr-7-review');
    expect(review.headers['X-Robots-Tag']).toBe('noindex, nofollow');
    expect(review.headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';.*frame-ancestors 'self'/,
    );
    expect(review.redirects.filter(Boolean)).toEqual([]);
  });

  it('loses both when it is closed, and no other does', async () => {
    const { code, output } = await runScript('scripts/github/previews/remove.ts', {
      env: settingsFor(name),
      event: { number: 7 },
    });
    expect(code, output).toBe(0);
    expect(output).toContain('Removed 2 deployments of #7');
    expect(removed()).toEqual([ownOld, ownOldReview].map((id) => one(id as string)));
  });
});

describe('what is deployed', slow, () => {
  const settings = () => settingsFor('netlify');

  it.each([
    ['no host', { PREVIEW_HOST: '' }, 0, 'PREVIEW_HOST or PREVIEW_TOKEN is not set'],
    ['no token', { PREVIEW_TOKEN: '' }, 0, 'PREVIEW_HOST or PREVIEW_TOKEN is not set'],
    [
      'another host',
      { PREVIEW_HOST: 'elsewhere' },
      1,
      'expected cloudflare, netlify, vercel, found “elsewhere”',
    ],
    ['no project', { PREVIEW_PROJECT: '' }, 1, 'PREVIEW&#95;PROJECT, and PREVIEW&#95;ACCOUNT'],
  ])('is nothing with %s, and the comment says so', async (_, env, expected, words) => {
    const { code, output } = await deploy({ ...settings(), ...env });
    expect(code, output).toBe(expected);
    expect(text()).toContain(words);
    expect(uploads()).toEqual([]);
  });

  it('is nothing of a build that is not safe, not even its other half; what it says calls nobody', async () => {
    symlinkSync('/etc/passwd', path.join(directory, 'built/review/@everybody'));
    const { code, output } = await deploy(settings());
    expect(code, output).toBe(1);
    expect(text()).toMatch(
      /^Preview and review were not deployed\. The build holds "&#64;everybody": expected/,
    );
    expect(uploads()).toEqual([]);
  });

  it.each([
    ['www.site.netlify.app', 'one that is not below www.site.netlify.app'],
    ['previews.site.example', 'one below netlify.app'],
  ])('is taken away at once where it has an address below %s', async (domain, expected) => {
    const { code, output } = await deploy({
      ...settingsFor('netlify', domain),
      SITE_URL: 'https://www.site.netlify.app',
    });
    expect(code, output).toBe(1);
    expect(text()).toContain(`expected ${expected}`);
    expect(removed()).toEqual(['/api/v1/deploys/new-pr-7-preview']);
  });

  it('is nothing of a pull request that is closed, and is taken away of one that was closed meanwhile', async () => {
    const states = [[], openPulls, []];
    answers[`${repository}/pulls`] = () => states.shift();
    const { output } = await deploy(settings());
    expect(output).toContain('nothing to deploy');
    expect(uploads()).toEqual([]);
    await deploy(settings());
    expect(removed()).toEqual(
      expect.arrayContaining([
        '/api/v1/deploys/new-pr-7-preview',
        '/api/v1/deploys/new-pr-7-review',
      ]),
    );
    expect(existsSync(path.join(directory, 'output'))).toBe(false);
  });

  it('is told of in words that mean nothing else, whatever the review says; scripts that main does not have are named', async () => {
    write(
      'review/review.json',
      JSON.stringify({ pages: [page('//evil.example'), page('/](https://evil.example)')] }),
    );
    write('preview/services/finops.html', '<script>alert(1)</script>');
    const { code, output } = await deploy(settings());
    expect(code, output).toBe(0);
    expect(text()).not.toContain('evil');
    expect(text()).toContain('1 pages hold inline scripts that the main branch does not have');
    expect(readdirSync(path.join(directory, 'uploaded'))).toEqual(['pr-7-preview', 'pr-7-review']);
  });
});
