import '../require-environment';
import { existsSync, readFileSync } from 'node:fs';
import { longestComment } from '@/scripts/review/report/summary';
import { runCommand, UsageError } from '../command';
import { askGithub, githubVariable, listGithub, readEvent } from './event';

/** A run of the workflow that reviews, as far as it is told of here. */
type RunEvent = {
  workflow_run: {
    conclusion: string;
    head_sha: string;
    head_branch: string;
    html_url: string;
    head_repository: { owner: { login: string } };
  };
};

/** By this line the comment is found again. */
const marker = '<!-- review of this pull request -->';

/** Who writes with the token of a workflow. */
const author = 'github-actions[bot]';

/**
 * The pull request of a run. GitHub names none for forks, and a run could name any: it has to be the one whose last commit was
 * built.
 */
async function pullRequestOf({ workflow_run: run }: RunEvent): Promise<number | undefined> {
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const pulls = await listGithub<{ number: number; head: { sha: string } }>(
    `/pulls?state=open&head=${head}`,
  );
  return pulls.find((pull) => pull.head.sha === run.head_sha)?.number;
}

/** Removes what a stranger’s text may not do in a comment of ours: call people, hide words, or pass for the marker. */
const harmless = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replaceAll('@', '&#64;')
    .replaceAll('<!--', '&lt;!--');

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

/** What the comment says. */
export function commentOf(summary: string | undefined, run: RunEvent['workflow_run']): string {
  const foot = `\n\nBuilt of ${run.head_sha.slice(0, 8)}. [Review site and preview, to download](${run.html_url}#artifacts)\n`;
  const said =
    summary === undefined
      ? `### Review: none\n\nThe review ended with “${run.conclusion}” before it had anything to say: [its log](${run.html_url}) tells why.`
      : harmless(summary).trim();
  return `${marker}\n${cut(said, longestComment - marker.length - foot.length - 1)}${foot}`;
}

/** Writes the comment, or replaces the one that is there. */
async function comment(file: string): Promise<void> {
  const event = readEvent<RunEvent>();
  const number = await pullRequestOf(event);
  if (number === undefined) {
    console.log('The pull request is closed, or has newer commits: nothing to say');
    return;
  }
  const body = commentOf(
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    event.workflow_run,
  );
  const comments = await listGithub<{ id: number; body: string; user: { login: string } }>(
    `/issues/${number}/comments`,
  );
  const known = comments.find((one) => one.user.login === author && one.body.startsWith(marker));
  if (known) await askGithub(`/issues/comments/${known.id}`, { method: 'PATCH', body: { body } });
  else await askGithub(`/issues/${number}/comments`, { method: 'POST', body: { body } });
  console.log(
    `${known ? 'Replaced' : 'Wrote'} the comment of ${githubVariable('GITHUB_REPOSITORY')}#${number}`,
  );
}

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0)
    throw new UsageError('Usage: tsx scripts/github/comment.ts <summary.md>');
  await comment(file);
});
