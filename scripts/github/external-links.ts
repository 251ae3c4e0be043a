import '../require-environment';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { contentDirectory } from '@/lib/content/content-directory';
import { site } from '@/site.config';
import { runCommand, takeNoArguments } from '../command';
import { askGithub, listGithub } from './event';

/** An external address, and where it is written. */
type ExternalLink = { url: string; places: string[] };

/** Addresses in texts and data, up to what ends them in Markdown, MDX and YAML. */
const addresses = /https?:\/\/[^\s"'<>`\\{}|]+/g;

/** Names that nobody can register (RFC 2606), this machine, and the site itself. */
const isNeverAsked = ({ hostname }: URL) =>
  /(^|\.)(example|invalid|test|localhost)$|^127\.|^\[::1\]$|(^|\.)example\.(com|org|net)$/.test(
    hostname,
  ) || hostname === new URL(site.origin).hostname;

/** An address without what belongs to the sentence around it: a full stop, a bracket that was opened before it. */
function withoutSentence(found: string): string {
  let url = found.replace(/[.,;:!?*_]+$/, '');
  while (url.endsWith(')') && url.split(')').length > url.split('(').length) url = url.slice(0, -1);
  return url.replace(/[.,;:!?*_\]]+$/, '');
}

/**
 * Finds the external addresses of texts and data.
 * @param directory The content.
 * @returns Each address once, with `file:line:column` of all places.
 */
function externalLinks(directory: string): ExternalLink[] {
  const links = new Map<string, string[]>();
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|ya?ml)$/.test(name))
    .sort();
  for (const name of files)
    for (const [index, line] of readFileSync(path.join(directory, name), 'utf8')
      .split('\n')
      .entries())
      for (const match of line.matchAll(addresses)) {
        const url = withoutSentence(match[0]);
        if (!URL.canParse(url) || isNeverAsked(new URL(url))) continue;
        const place = `${name}:${index + 1}:${match.index + 1}`;
        links.set(url, [...(links.get(url) ?? []), place]);
      }
  return [...links].map(([url, places]) => ({ url, places }));
}

/** How long an answer may take, in ms, how often it is asked for again, and how many at once. */
const limits = { time: 20_000, retries: 2, atOnce: 8 } as const;

/** What refuses programs but answers people: nothing is known of the page. */
const saysNothing = new Set([401, 403, 405, 429, 503, 999]);

/** Asks for a page once. @throws when it is not there, with what is wrong. */
async function ask(url: string): Promise<void> {
  const options = {
    signal: AbortSignal.timeout(limits.time),
    headers: { 'User-Agent': `link check of ${site.origin}` },
  };
  // Some servers know no HEAD; of what they send then nothing is read.
  const response = await fetch(url, { ...options, method: 'HEAD' })
    .then((head) => (head.ok ? head : fetch(url, options)))
    .catch((error: Error & { cause?: { code?: string } }) => {
      throw new Error(`does not answer (${error.cause?.code ?? error.message})`);
    });
  await response.body?.cancel();
  if (!response.ok && !saysNothing.has(response.status))
    throw new Error(`answers ${response.status}`);
}

/** Asks for all of them, a few at once, and again where one does not answer. */
async function deadLinks(links: readonly ExternalLink[]) {
  const atOnce = pLimit(limits.atOnce);
  const minTimeout = Number(process.env['LINK_WAIT'] ?? 2000);
  const faultOf = ({ url }: ExternalLink) =>
    pRetry(() => ask(url), { retries: limits.retries, minTimeout }).then(
      () => undefined,
      ({ message }: Error) => message,
    );
  const asked = links.map(async (link) => ({ ...link, fault: await atOnce(faultOf, link) }));
  return (await Promise.all(asked))
    .filter(({ fault }) => fault !== undefined)
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** By its title the issue is found again. */
const title = 'External links that do not answer';

/** Keeps one issue about it: opened, brought up to date, closed when all answer. */
async function keepIssue(text: string | undefined): Promise<void> {
  const issues = await listGithub<{ number: number; title: string; body: string }>(
    '/issues?state=open',
  );
  const known = issues.find((one) => one.title === title);
  if (text === undefined) {
    if (known)
      await askGithub(`/issues/${known.number}`, { method: 'PATCH', body: { state: 'closed' } });
    return;
  }
  if (!known) await askGithub('/issues', { method: 'POST', body: { title, body: text } });
  else if (known.body !== text)
    await askGithub(`/issues/${known.number}`, { method: 'PATCH', body: { body: text } });
}

/**
 * Asks all external links of the content whether they still answer, and keeps an issue about those that do not. A link that
 * is gone is for a writer to mend, not a reason to stop a build.
 */
await runCommand(async () => {
  takeNoArguments('external-links');
  const links = externalLinks(contentDirectory);
  const dead = await deadLinks(links);
  const lines = dead.map(
    ({ url, fault: found, places }) => `- ${url} ${found}: ${places.join(', ')}`,
  );
  console.log(
    [`${links.length} external links, ${dead.length} do not answer`, ...lines].join('\n'),
  );
  const text =
    dead.length === 0
      ? undefined
      : `Asked every night, three times each. Replace them, or remove what is said of them.\n\n${lines.join('\n')}\n`;
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary && text) appendFileSync(summary, `### ${title}\n\n${text}`);
  if (process.env['GITHUB_TOKEN']) await keepIssue(text);
});
