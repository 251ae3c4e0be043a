// @module-tag slow
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from 'generated/block-schemas';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { type Problem, pathOfProblem } from '@/lib/check/problem';
import { splitFrontmatter } from '@/lib/content/source';
import { compileBody } from '@/lib/mdx/compile';
import { isBlock, isElement } from '@/lib/mdx/tree';
import { harmlessTexts } from '@/tests/support/hostile-texts';
import { marksIn } from '@/tests/support/marked-content';
import { inProcessorTime } from '@/tests/support/processor-time';
import { writeTree } from '@/tests/support/temporary-tree';

/** Files below a folder with `content/`, `messages/` and `public/`; `▸` is before the place that has to be reported. */
type Files = Readonly<Record<string, string | Uint8Array>>;

const file = 'content/services/finops/en.mdx';
const head = [
  'title: "FinOps: every cost has an owner"',
  'description: "Allocation, showback and forecasts for everything you run in the cloud, month after month."',
  'singleLanguage: true',
];
const page = (body: string, ...lines: string[]): Files => ({
  [file]: ['---', ...head, ...lines, '---', '', `${body}\n`].join('\n'),
});

const svg = (inside: string, before = ''): Files => ({
  ...page('![A hall with two rows of racks](a.svg)'),
  'content/services/finops/a.svg': `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${inside}</svg>`,
});

const messages = (text: string): Files => ({ ...page('Text.'), 'messages/en/common.json': text });
const data = (name: string, text: string): Files => ({
  ...page('Text.'),
  [`content/${name}`]: text,
});

/** Checks files, in which nothing may hang or crash. */
async function checked(
  files: Files,
  prepare: (directory: string) => void = () => {},
): Promise<Problem[]> {
  const plain = Object.entries(files).map(([name, text]) => [
    name,
    typeof text === 'string' ? text.replaceAll('▸', '') : text,
  ]);
  const directory = writeTree(Object.fromEntries(plain));
  for (const folder of ['messages/en', 'public'])
    mkdirSync(path.join(directory, folder), { recursive: true });
  prepare(directory);
  const check = () =>
    checkContent(path.join(directory, 'content'), blockSchemas, {
      now: new Date('2026-11-20T12:00:00Z'),
      messages: path.join(directory, 'messages'),
      publicFiles: path.join(directory, 'public'),
    });
  const { result, time } = await inProcessorTime(check);
  const { problems } = result;
  expect(time).toBeLessThan(timeLimit);
  for (const { reason } of problems)
    expect(reason).not.toMatch(/Cannot read|is not a function|\[object/);
  return problems;
}

const nameOf = (problem: Problem) => pathOfProblem(problem, 'content');

/** `file:line:col rule` of every error. */
const errorsOf = (problems: readonly Problem[]) =>
  problems
    .filter(({ fatal }) => fatal)
    .map((one) => `${nameOf(one)}:${one.line}:${one.column} ${one.ruleId}`);

/** `file:line:col` of the marks. */
const marksOf = (files: Files) =>
  Object.entries(files).flatMap(([name, text]) =>
    typeof text === 'string'
      ? marksIn(text).map(({ line, column }) => `${name}:${line}:${column}`)
      : [],
  );

const bomb = (indent = '') =>
  [...'abcdefgh']
    .map(
      (name, at, all) =>
        `${indent}${name}: &${name} [${Array(9)
          .fill(at === 0 ? 'x' : `*${all[at - 1]}`)
          .join(', ')}]`,
    )
    .join('\n');

/** Addresses that run something, or lead out of the site unseen. */
const runningLinks = [
  'javascript:run()',
  'JaVaScRiPt:run()',
  '&#106;avascript:run()',
  'java&Tab;script:run()',
  'javascript&colon;run()',
  '<java\tscript:run()>',
  'vbscript:run()',
  'data:text/html,a',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:https://a.example',
  '//a.example',
  '/\\a.example',
  '%6aavascript:run()',
];

/** What is refused at its place, by the rule that says so. */
const refused: Readonly<Record<string, readonly Files[]>> = {
  // Every kind of drawing: lib/check/rules/pictures/svg-faults.test.ts.
  'picture-code': [
    svg('<metadata>▸<script/></metadata>'),
    svg('<a href="▸&#106;avascript:run()"/>'),
    svg('', '▸<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  ],
  'frontmatter-syntax': [
    { [file]: '▸---js\n{ title: process.exit() }\n---\nText.\n' },
    { [file]: '▸---json\n{ "title": "A" }\n---\nText.\n' },
    { [file]: '▸+++\ntitle = "A"\n+++\nText.\n' },
    page('Text.', 'shortTitle: ▸!!js/function "function () {}"'),
    page('Text.', 'shortTitle: ▸!run FinOps'),
    page('Text.', '▸singleLanguage: false'),
    page('Text.', `tags: ▸${'['.repeat(3000)}`),
  ],
  'frontmatter-key': [
    page('Text.', '▸<<: { draft: true }'),
    page('Text.', '▸__proto__: { draft: true }'),
    page('Text.', '▸constructor: { draft: true }'),
  ],
  'hidden-character': [
    // Every such character: lib/check/hidden-characters.test.ts.
    page('Text.', 'shortTitle: ▸"Fin\\0Ops"'),
    page('Text.', 'shortTitle: ▸"Fin\\ud800Ops"'),
    page('## Costs ▸\u202Eabc'),
    page('```js\na▸\u2066b\n```'),
    page('[A file](https://a.example/▸\u202Egpj.exe)'),
    page('Text ▸&#xD800; text.'),
    page('Text ▸&#x202e; text.'),
  ],
  'frontmatter-value': [
    page('Text.', 'slug: ▸"../../etc"'),
    page('Text.', 'redirectFrom: [▸"/a\\n/* https://a.example 301"]'),
    page('Text.', 'redirectFrom: [▸"/*"]'),
  ],
  'data-file': [
    data('data/menu.yaml', bomb()),
    data('services/_section.yaml', bomb()),
    data('data/menu.yaml', '▸&a [*a]'),
    data('data/people.yaml', '▸__proto__: { a: b }\n'),
    data('data/tags.yaml', '# a▸\u200Bb\n{}\n'),
    data('data/menu.yaml', '- label: solutions\n  items: []\n  ▸href: "javascript:run()"\n'),
  ],
  'no-code': [
    page('▸import fs from "node:fs"'),
    page('▸export const a = 1'),
    page('The year is ▸{new Date().getFullYear()}.'),
    page('▸{process.env.FORM_ENDPOINT}'),
    page('▸{"</script><script>run()</script>"}'),
  ],
  'literal-props': [
    page('<ButtonLink href="/home" label={▸run()} />'),
    page('<ButtonLink href="/home" label={▸`\u0024{run()}`} />'),
    page('<ButtonLink ▸{...run()} />'),
  ],
  'raw-html': [
    page('▸<script>run()</script>'),
    page('▸<iframe src="https://a.example" />'),
    page('▸<base href="https://a.example" />'),
    page('▸<meta content="0;url=https://a.example" />'),
    page('▸<form action="https://a.example" />'),
    page('▸<p onclick="run()">Text.</p>'),
    page('Text.[^1]\n\n[^1]: ▸<script />'),
  ],
  'mdx-syntax': [
    page('▸<!-- text -->'),
    page('▸<!DOCTYPE html>'),
    page('▸<?php run() ?>'),
    page(`${'>'.repeat(100)}▸${'>'.repeat(9900)} Text.`),
    page(`${'- '.repeat(100)}▸${'- '.repeat(8900)}Text.`),
  ],
  'block-prop': [
    page('<Section ▸onClick="run()">\n\nText.\n\n</Section>'),
    page('<Section ▸style={{ color: "red" }}>\n\nText.\n\n</Section>'),
    page('<Section ▸dangerouslySetInnerHTML={{ __html: "<b>" }}>\n\nText.\n\n</Section>'),
    page('<ButtonLink href="▸javascript:run()" label="Go on" />'),
    page('<ButtonLink href="▸&#106;avascript:run()" label="Go on" />'),
    page('<ButtonLink href={▸"java\\x73cript:run()"} label="Go on" />'),
  ],
  'unknown-block': [page('▸<Section.constructor />')],
  'dead-link': [
    ...runningLinks.map((href) => page(`▸[A page](${href})`)),
    page('[A page][a]\n\n▸[a]: javascript:run()'),
  ],
  'link-form': [
    page('▸[A bank](https://bank.example:pass@a.example/)'),
    page('▸[A bank](https://b\u0430nk.example/)'),
    page('▸[A page](https:a.example)'),
    page('▸[Call](tel:*21*123%23)'),
  ],
  'picture-missing': [
    page('▸![A hall with racks](javascript:run())'),
    page('▸![A hall with racks](data:image/svg+xml;base64,AAAA)'),
    page('▸![A hall with racks](../../../package.svg)'),
  ],
  unreadable: [page(`Text.\n\n▸${'word '.repeat(6000)}`)],
  'message-syntax': [
    messages('{ "a": ▸"b\\u0000" }'),
    messages('{ "a": "b▸\u202E" }'),
    messages('{ "a": ▸"b\\udfff" }'),
    messages(`{ "a": ▸"${'<b>'.repeat(4000)}" }`),
    messages(`{ "a": ▸"<a href='javascript:run()'>b</a>" }`),
    messages('▸<script>run()</script>'),
    messages('{ "a": "b", ▸"a": "c" }'),
  ],
};

/** How long a file may keep the check busy, in ms of the processor: an ordinary page takes 20. */
const timeLimit = 3000;

const refusedCases = Object.entries(refused).flatMap(([ruleId, all]) =>
  all.map((files) => ({ ruleId, files, text: JSON.stringify(Object.values(files)).slice(-60) })),
);

it.each(refusedCases)('$ruleId refuses $text', async ({ ruleId, files }) => {
  const errors = errorsOf(await checked(files));
  const marks = marksOf(files);
  if (marks.length === 0) expect(errors.some((error) => error.endsWith(` ${ruleId}`))).toBe(true);
  for (const mark of marks) expect(errors).toContain(`${mark} ${ruleId}`);
});

/** Makes something at a place, and the folders above it. */
type Maker = (place: string) => void;

const link =
  (target: string): Maker =>
  (place) =>
    symlinkSync(target, place);
const pipe: Maker = (place) => execFileSync('mkfifo', [place]);
const written =
  (text: string): Maker =>
  (place) =>
    writeFileSync(place, text);
const drawing = written('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>');
const folder: Maker = (place) => {
  mkdirSync(place);
  drawing(path.join(place, 'a.svg'));
};

/** Makes something below a folder with `content/`, `messages/` and `public/`. */
const makeAt = (place: string, make: Maker) => (directory: string) => {
  const target = path.join(directory, place);
  mkdirSync(path.dirname(target), { recursive: true });
  make(target);
};

const pdf = '%PDF-1.7\n1 0 obj<</OpenAction<</S/#4aavaScript/JS(run())>>>>endobj\n%%EOF';
const text = 'content/services/finops';

/** Files that are none, and names, each with the rule that says so of its place. */
const unread: readonly (readonly [place: string, make: Maker, error?: string])[] = [
  ['content/blog', link('/etc')],
  ['content/services/a', link('.')],
  [`${text}/pl.mdx`, link('en.mdx')],
  [`${text}/a.svg`, link('/nowhere')],
  [`${text}/pl.mdx`, link('/dev/zero')],
  ['content/data/facts.yaml', link('/etc/passwd')],
  ['messages/en/common.json', link('/etc/passwd')],
  ['messages/en/common.json', link('/dev/zero')],
  ['messages/pl/a.json', link('/dev/null')],
  ['public/a.txt', link('/etc/passwd')],
  ['public/a', link('/etc')],
  [`${text}/pl.mdx`, pipe],
  ['content/data/facts.yaml', pipe],
  ['messages/en/common.json', pipe],
  [`${text}/a.svg`, pipe],
  ['public/downloads/a.pdf', pipe],
  [`${text}/pl.mdx`, folder],
  ['content/data/facts.yaml', folder],
  ['messages/en/common.json', folder],
  [`content/${'a/'.repeat(25)}a.svg`, drawing, `content/${'a/'.repeat(20)}a:1:1 unreadable`],
  [`${text}/a\u202Egvs.svg`, drawing, 'file-name'],
  [`${text}/a\n::error::b.svg`, drawing, 'file-name'],
  [`${text}/a\u001B[2J.svg`, drawing, 'file-name'],
  [`${text}/aux.svg`, drawing, 'file-name'],
  [`${text}/a.`, drawing, 'file-name'],
  ['public/downloads/a.pdf', written(pdf), 'download-file'],
  [
    'public/a.svg',
    written('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'public/a.svg:1:41 picture-code',
  ],
];

describe('is no file to be read', () => {
  const cases = unread.map(([place, make, error = 'unreadable']) => ({ place, make, error }));

  it.each(cases)('$place ($error)', async ({ place, make, error }) => {
    const errors = errorsOf(await checked(page('Text.'), makeAt(place, make)));
    expect(errors).toContain(error.includes(' ') ? error : `${place}:1:1 ${error}`);
  });

  it('whose name is not UTF-8', async () => {
    const errors = errorsOf(
      await checked(page('Text.'), (directory) => {
        const start = Buffer.from(path.join(directory, text, 'a'));
        writeFileSync(Buffer.concat([start, Buffer.of(0xff), Buffer.from('.svg')]), '<svg/>');
      }),
    );
    expect(errors).toContain(`${text}/a\uFFFD.svg:1:1 unreadable`);
  });

  it.each([
    ['a.svg', 'A.svg'],
    ['\u017C.svg', 'z\u0307.svg'],
  ])('two names that many disks take for one: %j, %j', async (one, other) => {
    const errors = errorsOf(
      await checked(page('Text.'), (directory) => {
        for (const name of [one, other]) makeAt(`${text}/${name}`, drawing)(directory);
      }),
    );
    expect(errors.filter((error) => error.endsWith('file-name'))).toHaveLength(1);
  });
});

it('is a picture that fills the memory', async () => {
  const header = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  header.writeUInt32BE(65_535, 16);
  header.writeUInt32BE(65_535, 20);
  const files = { ...page('Text.'), 'content/services/finops/a.png': header };
  expect(errorsOf(await checked(files))).toContain(
    'content/services/finops/a.png:1:1 picture-size',
  );
});

const inert = /^(?:#|\/(?![/\\])|https:|mailto:|tel:)/;

describe('is text and nothing else', () => {
  it.each(harmlessTexts)('%.50s', async (text) => {
    const source = page(text)[file] as string;
    const { body } = splitFrontmatter(source);
    const { tree } = compileBody(body, {
      locale: 'en',
      blocks: blockSchemas,
      resolveLink: (href) => href,
    });
    visit(tree, (node) => {
      if (isBlock(node)) expect([...blockSchemas.keys()]).toContain(node.name);
      if (!isElement(node)) return;
      expect(node.tagName).not.toMatch(/^(script|iframe|object|embed|base|meta|style|form)$/);
      for (const [name, value] of Object.entries(node.properties)) {
        expect(name).not.toMatch(/^on/i);
        if (name === 'href' || name === 'src') expect(String(value)).toMatch(inert);
      }
    });
    expect(errorsOf(await checked(page(text)))).toEqual([]);
  });
});
