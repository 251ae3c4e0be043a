import '../require-environment';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '@/scripts/test/browser';
import { printable } from '../check/printable';
import { runCommand, takeNoArguments } from '../command';
import { forkChanges } from '../fork/fork-changes';
import { buildCommand, CommandFailed, run } from '../run';
import { previewDirectory } from '../test/preview-directory';
import { readEvent } from './event';
import { cutList, withoutMarks } from './markdown';

/** Where `comment.yml` finds what is to be said. */
const target = '.review-summary';

/** A pull request, as far as it is told of here. */
type PullRequest = {
  pull_request: {
    base: { sha: string; repo: { full_name: string } };
    head: { sha: string; repo: { full_name: string } | null };
  };
};

/** So many files are named, and so many problems. */
const mostNamed = 20;
const mostProblems = 50;

/** Of the check, in bytes. */
const largestOutput = 64 * 1024 * 1024;

/** What whoever reads the comment has to know of a pull request from elsewhere; nothing of one of our own. */
function forkNote({ base, head }: PullRequest['pull_request']): string[] {
  if (head.repo?.full_name === base.repo.full_name) return [];
  const refused = forkChanges(head.sha, base.sha).filter(({ reason }) => reason);
  if (refused.length === 0) return ['From a fork, and content only. Built without secrets.', ''];
  const named = refused.map(({ file }) => `- ${withoutMarks(printable(file))}`);
  return [
    '**From a fork, and it changes more than content**: somebody of the team reads these files before anything of them is merged or run elsewhere. This review was built without secrets.',
    '',
    ...cutList(named, mostNamed),
    '',
  ];
}

/** Problems of the check, in the words of the check. */
type Checked = {
  problems: {
    file: string;
    line: number;
    column: number;
    rule: string;
    message: string;
    severity: string;
  }[];
};

function problemLines({ problems }: Checked): string[] {
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, rule, message }) => {
      const place = printable(`${file}:${line}:${column}`);
      return `- ${withoutMarks(place)} ${rule}: ${withoutMarks(message)}`;
    });
  return [
    '### Review: the check found mistakes',
    '',
    'What is wrong, and where; the site is built when they are mended. `npm run check` shows the same.',
    '',
    ...cutList(errors, mostProblems),
  ];
}

/** Runs the check: annotations at the lines of the pull request. @returns Whether there is no mistake. */
async function isContentSound(): Promise<boolean> {
  try {
    await run(['npm', 'run', '--silent', 'check', '--', '--github']);
    return true;
  } catch (error) {
    if (error instanceof CommandFailed) return false;
    throw error;
  }
}

/** All problems of the check, as it gives them to programs; it ends with 1 where there are any. */
const problemsOfCheck = (): Checked =>
  JSON.parse(
    spawnSync('npm', ['run', '--silent', 'check', '--', '--json'], {
      encoding: 'utf8',
      maxBuffer: largestOutput,
    }).stdout,
  ) as Checked;

/** Writes the comment’s text as a whole, and shows it with the run too. */
function say(lines: readonly string[]): void {
  const text = `${lines.join('\n').trim()}\n`;
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'summary.md'), text);
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, text);
}

/**
 * Reviews a pull request in a workflow: the check with annotations, then what differs from the state that its branch left,
 * and a preview. What there is to say goes into `.review-summary/summary.md`, also where the check stops it.
 */
await runCommand(async () => {
  takeNoArguments('review in a workflow');
  const { pull_request: pull } = readEvent<PullRequest>();
  rmSync(target, { recursive: true, force: true });
  const note = forkNote(pull);
  if (!(await isContentSound())) {
    say([...note, ...problemLines(problemsOfCheck())]);
    process.exitCode = 1;
    return;
  }
  ensureBrowser();
  // What the main branch has got since then is no change of this pull request.
  const parted = execFileSync('git', ['merge-base', pull.base.sha, pull.head.sha], {
    encoding: 'utf8',
  }).trim();
  await run(['npm', 'run', '--silent', 'review', '--', parted]);
  say([...note, readFileSync('.review/summary.md', 'utf8')]);
  await run(buildCommand, { PREVIEW: '1', OUT_DIR: previewDirectory });
});
