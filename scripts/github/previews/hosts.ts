import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/files/files-below';
import { headerRules, headersFile, redirectsFile } from '@/lib/hosting/cloudflare';
import type { Hosting } from '@/lib/hosting/hosting';
import { escapeRegExp } from '@/lib/text/escape';
import { UsageError } from '@/scripts/command';
import { requestJson } from '../event';

/** What a host serves under one address. The label is ours, such as `pr-12-preview`. */
export type Deployment = { id: string; label?: string; address: string };

/** A static host: its own command line tool uploads, its documented API lists and deletes. */
export type PreviewHost = {
  /** The host’s own domain, below which previews get their addresses. */
  domain: string;
  /** Where the tool expects the site, below the folder it runs in. */
  folder: string;
  /** Writes headers and redirects, given the folder that the tool runs in. */
  configure: (directory: string, hosting: Hosting) => void;
  upload: (directory: string, label: string) => void;
  list: () => Promise<Deployment[]>;
  remove: (id: string) => Promise<unknown>;
};

/** What the operator has set (docs/previews.md): the account is Cloudflare’s, or the team at Vercel. */
type Settings = { token: string; account: string; project: string };

/** Asks the API of a host; tests have one of their own (PREVIEW_API_URL). */
function ask<Answer>(url: string, token: string, method: 'GET' | 'DELETE' = 'GET') {
  const { origin } = new URL(url);
  return requestJson<Answer>(url.replace(origin, process.env['PREVIEW_API_URL'] ?? origin), {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/**
 * Runs the tool of a host. It is of a certain version, but what it depends on is not: it gets the token and little else, and runs no
 * install scripts.
 */
function runTool(directory: string, command: string, variables: Record<string, string>): void {
  const { PATH, HOME, NODE_ENV } = process.env;
  execFileSync('npx', ['--yes', ...command.split(' ')], {
    cwd: directory,
    stdio: 'inherit',
    env: { PATH, HOME, NODE_ENV, CI: '1', npm_config_ignore_scripts: 'true', ...variables },
  });
}

/** Asks for pages of a list, counted from 1, until one is empty. */
async function everyPage(pageOf: (page: number) => Promise<Deployment[]>): Promise<Deployment[]> {
  const found: Deployment[] = [];
  for (let page = 1; ; page += 1) {
    const more = await pageOf(page);
    if (more.length === 0) return found;
    found.push(...more);
  }
}

/** Cloudflare Pages and Netlify read the same two files in the site. */
function writeHostFiles(directory: string, hosting: Hosting): void {
  writeFileSync(path.join(directory, 'site/_headers'), headersFile(hosting));
  writeFileSync(path.join(directory, 'site/_redirects'), redirectsFile(hosting));
}

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/subresources/deployments */
function cloudflare({ token, account, project }: Settings): PreviewHost {
  const deployments = `https://api.cloudflare.com/client/v4/accounts/${account}/pages/projects/${project}/deployments`;
  type Listed = { id: string; url: string; deployment_trigger: { metadata: { branch: string } } };
  return {
    domain: 'pages.dev',
    folder: 'site',
    configure: writeHostFiles,
    upload: (directory, label) =>
      runTool(
        directory,
        `wrangler@4.164.0 pages deploy site --project-name ${project} --branch ${label}`,
        { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account },
      ),
    list: () =>
      everyPage(async (page) => {
        const url = `${deployments}?env=preview&per_page=25&page=${page}`;
        const { result } = await ask<{ result: Listed[] }>(url, token);
        return result.map(({ id, url: address, deployment_trigger: { metadata } }) => ({
          id,
          label: metadata.branch,
          address,
        }));
      }),
    // By force: the newest one of a branch has an alias, too.
    remove: (id) => ask(`${deployments}/${id}?force=true`, token, 'DELETE'),
  };
}

/** https://open-api.netlify.com */
function netlify({ token, project }: Settings): PreviewHost {
  const api = 'https://api.netlify.com/api/v1';
  type Listed = { id: string; branch?: string; deploy_ssl_url: string };
  return {
    domain: 'netlify.app',
    folder: 'site',
    configure: writeHostFiles,
    upload: (directory, label) =>
      runTool(
        directory,
        `netlify-cli@27.10.2 deploy --no-build --dir site --site ${project} --alias ${label}`,
        { NETLIFY_AUTH_TOKEN: token },
      ),
    list: () =>
      everyPage(async (page) => {
        const url = `${api}/sites/${project}/deploys?per_page=100&page=${page}`;
        const deploys = await ask<Listed[]>(url, token);
        return deploys.map(({ id, branch, deploy_ssl_url: address }) => ({
          id,
          label: branch,
          address,
        }));
      }),
    remove: (id) => ask(`${api}/deploys/${id}`, token, 'DELETE'),
  };
}

/**
 * Tells Vercel of a site that it is not to build, so that none of the site’s files means anything to it
 * (https://vercel.com/docs/build-output-api/configuration).
 */
function writeBuildOutput(directory: string, hosting: Hosting): void {
  const pattern = (from: string, rest: string) => `^${escapeRegExp(from).replace('\\*', rest)}$`;
  const headers = headerRules(hosting).map((rule) => ({
    src: pattern(rule.path, '.*'),
    headers: rule.headers,
    continue: true,
  }));
  const redirects = hosting.redirects.map(({ from, to, status }) => ({
    src: pattern(from, '(.*)'),
    status,
    headers: { Location: to.replace(':splat', '$1') },
  }));
  const notFound = [{ handle: 'error' }, { src: '/.*', dest: '/404', status: 404 }];
  // Pages have addresses without the ending of their files.
  const overrides: Record<string, { path: string }> = {};
  for (const file of filesBelow(path.join(directory, '.vercel/output/static')))
    if (file.endsWith('.html')) overrides[file] = { path: file.slice(0, -'.html'.length) };
  const routes = [...headers, ...redirects, { handle: 'filesystem' }, ...notFound];
  writeFileSync(
    path.join(directory, '.vercel/output/config.json'),
    JSON.stringify({ version: 3, routes, overrides }),
  );
}

/** https://vercel.com/docs/rest-api/deployments */
function vercel({ token, account, project }: Settings): PreviewHost {
  const api = 'https://api.vercel.com';
  type Answer = {
    deployments: { uid: string; url: string; meta?: { label?: string } }[];
    pagination: { next: number | null };
  };
  return {
    domain: 'vercel.app',
    folder: '.vercel/output/static',
    configure: writeBuildOutput,
    upload: (directory, label) =>
      runTool(
        directory,
        `vercel@60.0.1 deploy --prebuilt --archive=tgz --yes --meta label=${label}`,
        { VERCEL_TOKEN: token, VERCEL_ORG_ID: account, VERCEL_PROJECT_ID: project },
      ),
    list: async () => {
      const found: Deployment[] = [];
      const url = `${api}/v6/deployments?teamId=${account}&projectId=${project}&limit=100`;
      for (let next: string | undefined = url; next; ) {
        const { deployments, pagination }: Answer = await ask<Answer>(next, token);
        for (const { uid, url: host, meta } of deployments)
          found.push({ id: uid, label: meta?.label, address: `https://${host}` });
        next = pagination.next ? `${url}&until=${pagination.next}` : undefined;
      }
      return found;
    },
    remove: (id) => ask(`${api}/v13/deployments/${id}?teamId=${account}`, token, 'DELETE'),
  };
}

const hosts = { cloudflare, netlify, vercel };

/**
 * The host that the operator has chosen (PREVIEW_HOST, PREVIEW_TOKEN, PREVIEW_ACCOUNT, PREVIEW_PROJECT).
 * @returns Undefined where no host is chosen or there is no token.
 * @throws UsageError where the host is not known, or something is missing that it needs.
 */
export function configuredHost(): PreviewHost | undefined {
  const {
    PREVIEW_HOST: name,
    PREVIEW_TOKEN: token,
    PREVIEW_ACCOUNT: account = '',
    PREVIEW_PROJECT: project = '',
  } = process.env;
  if (!name || !token) return undefined;
  if (!Object.hasOwn(hosts, name))
    throw new UsageError(
      `PREVIEW_HOST: expected ${Object.keys(hosts).join(', ')}, found “${name}” (docs/previews.md)`,
    );
  if (!project || (!account && name !== 'netlify'))
    throw new UsageError(
      `PREVIEW_PROJECT, and PREVIEW_ACCOUNT but for Netlify: expected values for ${name}, found none (docs/previews.md)`,
    );
  return hosts[name as keyof typeof hosts]({ token, account, project });
}

/** What is deployed for a pull request, each under an address of its own. */
export const labelsOf = (pull: number) => ({
  preview: `pr-${pull}-preview`,
  review: `pr-${pull}-review`,
});

/** Takes away all that is deployed for a pull request. @returns How many deployments that were. */
export async function removePreviews(host: PreviewHost, pull: number): Promise<number> {
  const labels: string[] = Object.values(labelsOf(pull));
  const found = (await host.list()).filter(({ label }) => label && labels.includes(label));
  for (const { id } of found) await host.remove(id);
  return found.length;
}
