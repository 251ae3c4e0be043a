import '../../require-environment';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isPreview } from '@/lib/content/content-directory';
import { readContent } from '@/lib/content/reader';
import { siteRedirects } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { describeHosting, type Hosting } from '@/lib/hosting/hosting';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { policyHashes, securityHeaders } from '@/lib/hosting/policy';
import { locales } from '@/lib/i18n/locales';
import { startScript } from '@/scripts/build/client-scripts';
import { runCommand, UsageError } from '@/scripts/command';
import { site } from '@/site.config';
import { pullRequestOf, type RunEvent, readEvent } from '../event';
import { cutList, withoutMarks } from '../markdown';
import { checkArchive, pagesWithOtherScripts, redirectsBeside } from './archive';
import { configuredHost, labelsOf, type PreviewHost, removePreviews } from './hosts';

/** So many changed pages are linked in the comment. */
const mostPages = 50;

/** What the review tells of pages; it is a stranger’s, so nothing in it may mean anything in Markdown or lead elsewhere. */
const reviewData = z.object({
  pages: z.array(
    z.object({
      pathname: z
        .string()
        .max(300)
        .regex(/^\/(?!\/)[\w.~%/-]*$/),
      status: z.string().regex(/^[a-z ]{1,30}$/),
      language: z.string().regex(/^[A-Za-z-]{1,20}$/),
      row: z.string().regex(/^[\w-]{1,100}$/),
    }),
  ),
});

/** How the preview is served: all that is not in its files follows from the main branch. */
async function previewHosting(directory: string, files: string[]) {
  const registry = createRegistry({ ...readContent(), now: currentMoment(), isPreview });
  const hashes = policyHashes([...inlineScripts, await startScript()]);
  const others = pagesWithOtherScripts(directory, files, hashes);
  const note = `${others} pages hold inline scripts that the main branch does not have; they do not run in this preview. Either this pull request changes them, or its branch is older than they are.`;
  const hosting = describeHosting({
    redirects: redirectsBeside(siteRedirects(registry), files),
    pages: [],
    searchPages: locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []),
    hashes,
  });
  return { hosting, note: others > 0 ? note : '' };
}

/** How the review is served: its pages show copies of pages in frames, with styles that it has written into them. */
function reviewHosting(): Hosting {
  const headers = {
    ...securityHeaders({ kind: 'page', hashes: [] }),
    'Content-Security-Policy': [
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:",
      "media-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    ].join('; '),
  };
  const all = { page: headers, search: headers, worker: headers, drawing: headers, file: headers };
  return { redirects: [], pages: [], searchPages: [], headers: all };
}

/** What is wrong with an address: a stranger’s pages may share neither an origin nor cookies with the site. */
function addressFault(address: string, domain: string): string | undefined {
  const { hostname } = new URL(address);
  const own = new URL(site.origin).hostname;
  if (hostname === own || hostname.endsWith(`.${own}`)) return `one that is not below ${own}`;
  return hostname.endsWith(`.${domain}`) ? undefined : `one below ${domain}`;
}

/**
 * Deploys a folder in place of what was deployed before under its label.
 * @returns Its address, without a slash at its end.
 * @throws when the host does not list it, or gives it an address that previews may not have: then it is taken away at once.
 */
async function deploy(host: PreviewHost, label: string, directory: string, hosting: Hosting) {
  const root = `${directory}-at-host`;
  const target = path.join(root, host.folder);
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(directory, target);
  host.configure(root, hosting);
  const listed = async () => (await host.list()).filter((one) => one.label === label);
  const before = await listed();
  host.upload(root, label);
  const made = (await listed()).find(({ id }) => !before.some((old) => old.id === id));
  if (!made) throw new Error(`${label} was uploaded, but ${host.domain} lists no new deployment`);
  const fault = addressFault(made.address, host.domain);
  if (fault) {
    await host.remove(made.id);
    throw new UsageError(`${label} has the address ${made.address}: expected ${fault}`);
  }
  for (const { id } of before) await host.remove(id);
  console.log(`${label}: ${made.address}`);
  return made.address.replace(/\/$/, '');
}

/** The pages that the review tells of; none where it has no such file, or says something else in it. */
function changedPages(review: string): z.infer<typeof reviewData>['pages'] {
  try {
    return reviewData.parse(JSON.parse(readFileSync(path.join(review, 'review.json'), 'utf8')))
      .pages;
  } catch {
    console.log('The review has no review.json that can be read: no page is linked');
    return [];
  }
}

/** Links each changed page in both. */
function pageLines(
  changed: ReturnType<typeof changedPages>,
  files: readonly string[],
  preview: string,
  review: string,
) {
  const lines = changed.map(({ pathname, status, language, row }) => {
    const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
    const name = files.includes(file) ? `[${pathname}](${preview}${pathname})` : pathname;
    return `- ${name} (${language}, ${status}): [what changed](${review}/#${row})`;
  });
  return cutList(lines, mostPages, ' in the review');
}

/** Deploys what a run has built. @returns What the comment says of it. */
async function deployBuild(host: PreviewHost, built: string, pull: number): Promise<string> {
  const [preview, review] = [path.join(built, 'preview'), path.join(built, 'review')];
  if (!existsSync(preview) || !existsSync(review)) return 'This run built no preview.';
  // Both are looked through before anything of either is published.
  const files = checkArchive(preview);
  checkArchive(review);
  const { hosting, note } = await previewHosting(preview, files);
  const changed = changedPages(review);
  const labels = labelsOf(pull);
  const address = await deploy(host, labels.preview, preview, hosting);
  const ofReview = await deploy(host, labels.review, review, reviewHosting());
  return [
    `**[Preview](${address})** and **[review](${ofReview})** of this pull request, until it is closed.`,
    ...(note ? ['', note] : []),
    '',
    ...pageLines(changed, files, address, ofReview),
  ].join('\n');
}

/** Hands a text to the job that comments, by an output of this step. */
function say(text: string): void {
  console.log(text);
  const file = process.env['GITHUB_OUTPUT'];
  const end = randomUUID();
  if (file) appendFileSync(file, `text<<${end}\n${text}\n${end}\n`);
}

/**
 * Deploys preview and review of a pull request, which a stranger may have built: the folders `preview` and `review` below the one
 * that is named. Nothing of them is run, and nothing in them says how they are served.
 */
await runCommand(async () => {
  const [built, ...rest] = process.argv.slice(2);
  if (built === undefined || rest.length > 0)
    throw new UsageError('Usage: PREVIEW=1 tsx scripts/github/previews/deploy.ts <folder>');
  if (!isPreview) throw new UsageError('PREVIEW: expected 1, for headers of previews');
  try {
    const host = configuredHost();
    if (!host) {
      say('Preview and review have no address: PREVIEW_HOST or PREVIEW_TOKEN is not set.');
      return;
    }
    const event = readEvent<RunEvent>();
    const pull = await pullRequestOf(event);
    if (pull === undefined) {
      console.log('The pull request is closed, or has newer commits: nothing to deploy');
      return;
    }
    const text = await deployBuild(host, built, pull);
    // It may have been closed meanwhile, before there was anything to take away.
    if ((await pullRequestOf(event)) === undefined) await removePreviews(host, pull);
    else say(text);
  } catch (error) {
    const reason = error instanceof UsageError ? ` ${withoutMarks(error.message)}` : '';
    say(`Preview and review were not deployed.${reason}`);
    throw error;
  }
});
