import '../require-environment';
import { existsSync, readFileSync } from 'node:fs';
import { longestComment } from '@/scripts/review/report/summary';
import { runCommand, UsageError } from '../command';
import { askGithub, listGithub, pullRequestOf, type RunEvent, readEvent } from './event';
import { harmless } from './markdown';

/** By this line the comment is found again. */
const marker = '<!-- review of this pull request -->';

/** Who writes with the token of a workflow. */
const author = 'github-actions[bot]';

/**
 * Cuts a text at the end of a line.
 * @returns At most `most` characters; whole where it fits, else with a sentence about the rest.
 */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const more = '\n\n… The rest is in the review site.';
  const kept = text.slice(0, most - more.length);
  return kept.slice(0, Math.max(0, kept.lastIndexOf('\n'))) + more;
}

/**
 * What the comment says.
 * @param summary Of the review, where there is one.
 * @param deployed What has become of preview and review (scripts/github/previews/deploy.ts).
 */
function commentOf(summary: string | undefined, deployed: string, run: RunEvent['workflow_run']) {
  const head = `${marker}\n${deployed}\n\n`;
  const foot = `\n\nBuilt of ${run.head_sha.slice(0, 8)}. [Review site and preview, to download](${run.html_url}#artifacts)\n`;
  const said =
    summary === undefined
      ? `### Review: none\n\nThe review ended with “${run.conclusion}” before it had anything to say: [its log](${run.html_url}) tells why.`
      : harmless(summary).trim();
  return head + cut(said, longestComment - head.length - foot.length) + foot;
}

/** Writes the comment, or replaces the one that is there. */
async function comment(file: string): Promise<void> {
  const event = readEvent<RunEvent>();
  const number = await pullRequestOf(event);
  if (number === undefined) {
    console.log('The pull request is closed, or has newer commits: nothing to say');
    return;
  }
  const summary = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const deployed = process.env['PREVIEW_TEXT'] || 'Preview and review were not deployed.';
  const body = commentOf(summary, deployed, event.workflow_run);
  const comments = await listGithub<{ id: number; body: string; user: { login: string } }>(
    `/issues/${number}/comments`,
  );
  const known = comments.find((one) => one.user.login === author && one.body.startsWith(marker));
  if (known) await askGithub(`/issues/comments/${known.id}`, { method: 'PATCH', body: { body } });
  else await askGithub(`/issues/${number}/comments`, { method: 'POST', body: { body } });
  console.log(`${known ? 'Replaced' : 'Wrote'} the comment of #${number}`);
}

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    throw new UsageError('Usage: tsx scripts/github/comment.ts <summary.md>');
  await comment(file);
});
