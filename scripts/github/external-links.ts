import '../require-environment';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** How long an answer may take, in ms, how often it is asked for, and how many at once. */
const limits = { time: 20_000, tries: 3, atOnce: 8 } as const;

/** What refuses programs but answers people: nothing is known of the page. */
const saysNothing = new Set([401, 403, 405, 429, 503, 999]);

/** Asks once. @returns What is wrong, if anything. */
async function fault(url: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limits.time);
  const headers = { 'User-Agent': `link check of ${site.origin}` };
  try {
    // Some servers know no HEAD; of what they send then nothing is read.
    let response = await fetch(url, { method: 'HEAD', signal, headers });
    if (!response.ok) response = await fetch(url, { signal, headers });
    await response.body?.cancel();
    if (response.ok || saysNothing.has(response.status)) return undefined;
    return `answers ${response.status}`;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return `does not answer (${cause?.code ?? message})`;
  }
}

/** Asks until there is an answer, waiting longer each time. */
async function lastFault(url: string): Promise<string | undefined> {
  const wait = Number(process.env['LINK_WAIT'] ?? 2000);
  for (let times = 1; ; times += 1) {
    const found = await fault(url);
    if (found === undefined || times === limits.tries) return found;
    await new Promise((done) => setTimeout(done, wait * times));
  }
}

/** Asks for all of them, a few at once. */
async function deadLinks(links: readonly ExternalLink[]) {
  const dead: (ExternalLink & { fault: string })[] = [];
  const rest = [...links];
  const ask = async () => {
    for (let link = rest.shift(); link; link = rest.shift()) {
      const found = await lastFault(link.url);
      if (found) dead.push({ ...link, fault: found });
    }
  };
  await Promise.all(Array.from({ length: limits.atOnce }, ask));
  return dead.sort((one, other) => (one.url < other.url ? -1 : 1));
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
