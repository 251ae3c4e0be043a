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
  Object.entries(files).flatMap(([name, text]) => {
    if (typeof text !== 'string') return [];
    const parts = text.split('▸').slice(0, -1);
    return parts.map((_, at) => {
      const lines = parts
        .slice(0, at + 1)
        .join('')
        .split('\n');
      return `${name}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    });
  });

const bomb = (indent = '') =>
  [...'abcdefgh']
    .map(
      (name, at, all) =>
        `${indent}${name}: &${name} [${Array(9)
          .fill(at === 0 ? 'x' : `*${all[at - 1]}`)
          .join(', ')}]`,
    )
    .join('\n');

/** What is refused at its place: what it is, the rule, the files. */
const refused: readonly (readonly [name: string, ruleId: string, files: Files])[] = [
  // Drawings.
  ['script', 'picture-code', svg('▸<script>run()</script>')],
  ['script by a prefix', 'picture-code', svg('▸<s:script xmlns:s="http://www.w3.org/2000/svg"/>')],
  ['script in metadata', 'picture-code', svg('<metadata>▸<script/></metadata>')],
  ['script of XHTML', 'picture-code', svg('▸<script xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['handler', 'picture-code', svg('<g ▸onclick="run()"/>')],
  ['handler in capitals', 'picture-code', svg('<g ▸ONLOAD="run()"/>')],
  [
    'handler set by an animation',
    'picture-code',
    svg('<set attributeName="▸onmouseover" to="run()"/>'),
  ],
  ['address set by an animation', 'picture-code', svg('<animate attributeName="▸href" to="#a"/>')],
  ['address that runs', 'picture-code', svg('<a href="▸&#106;avascript:run()"/>')],
  ['address broken by a tab', 'picture-code', svg('<a href="▸java&#9;script:run()"/>')],
  [
    'address by another prefix',
    'picture-code',
    svg('<use xmlns:l="http://www.w3.org/1999/xlink" l:href="▸a.svg#b"/>'),
  ],
  ['drawing in an address', 'picture-code', svg('<use href="▸data:image/svg+xml,%3Csvg/%3E"/>')],
  ['picture elsewhere', 'picture-code', svg('<image href="▸https://a.example/b.png"/>')],
  ['base', 'picture-code', svg('<g ▸xml:base="https://a.example/"/>')],
  ['foreign object', 'picture-code', svg('▸<foreignObject/>')],
  ['style elsewhere', 'picture-code', svg('▸<style>@import url(//a.example);</style>')],
  [
    'style behind another',
    'picture-code',
    svg('<style>▸<style/>@import url(//a.example);</style>'),
  ],
  ['style in CDATA', 'picture-code', svg('▸<style><![CDATA[@im\\70ort "a"]]></style>')],
  ['style of an element', 'picture-code', svg('<g style="▸fill:u\\72l(//a.example)"/>')],
  ['stylesheet', 'picture-code', svg('', '▸<?xml-stylesheet href="a.css"?>')],
  [
    'billion laughs',
    'picture-code',
    svg('', '▸<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'),
  ],
  [
    'external entity',
    'picture-code',
    svg('', '▸<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
  ],
  [
    'document type',
    'picture-code',
    svg('', '▸<!DOCTYPE svg PUBLIC "a" "https://a.example/a.dtd">'),
  ],
  ['other encoding', 'picture-code', svg('', '▸<?xml version="1.0" encoding="UTF-7"?>')],
  ['circle of uses', 'picture-code', svg('▸<g id="a"><use href="#a"/></g>')],
  [
    'endless filter',
    'picture-code',
    svg('<filter><feTurbulence numOctaves="▸999999999"/></filter>'),
  ],
  ['turned text', 'picture-code', svg('<text>a▸\u202Eb</text>')],
  [
    'path of a computer',
    'picture-code',
    svg('<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" ▸i:export-filename="/home/a"/>'),
  ],
  // Frontmatter and data.
  [
    'frontmatter of JavaScript',
    'frontmatter-syntax',
    { [file]: '▸---js\n{ title: process.exit() }\n---\nText.\n' },
  ],
  [
    'frontmatter of JSON',
    'frontmatter-syntax',
    { [file]: '▸---json\n{ "title": "A" }\n---\nText.\n' },
  ],
  ['frontmatter of TOML', 'frontmatter-syntax', { [file]: '▸+++\ntitle = "A"\n+++\nText.\n' }],
  [
    'tag of a function',
    'frontmatter-syntax',
    page('Text.', 'shortTitle: ▸!!js/function "function () {}"'),
  ],
  ['tag of its own', 'frontmatter-syntax', page('Text.', 'shortTitle: ▸!run FinOps')],
  ['key given twice', 'frontmatter-syntax', page('Text.', '▸singleLanguage: false')],
  ['merged keys', 'frontmatter-key', page('Text.', '▸<<: { draft: true }')],
  ['key of all objects', 'frontmatter-key', page('Text.', '▸__proto__: { draft: true }')],
  ['key of a constructor', 'frontmatter-key', page('Text.', '▸constructor: { draft: true }')],
  ['list 3,000 deep', 'frontmatter-syntax', page('Text.', `tags: ▸${'['.repeat(3000)}`)],
  ['NUL behind an escape', 'hidden-character', page('Text.', 'shortTitle: ▸"Fin\\0Ops"')],
  ['half a character', 'hidden-character', page('Text.', 'shortTitle: ▸"Fin\\ud800Ops"')],
  ['address that leaves the site', 'frontmatter-value', page('Text.', 'slug: ▸"../../etc"')],
  [
    'redirect with a line of its own',
    'frontmatter-value',
    page('Text.', 'redirectFrom: [▸"/a\\n/* https://a.example 301"]'),
  ],
  ['redirect of everything', 'frontmatter-value', page('Text.', 'redirectFrom: [▸"/*"]')],
  ['references that multiply in data', 'data-file', data('data/menu.yaml', bomb())],
  ['references that multiply in a section', 'data-file', data('services/_section.yaml', bomb())],
  ['data that refer to themselves', 'data-file', data('data/menu.yaml', '▸&a [*a]')],
  ['data of all objects', 'data-file', data('data/people.yaml', '▸__proto__: { a: b }\n')],
  ['hidden character in data', 'data-file', data('data/tags.yaml', '# a▸\u200Bb\n{}\n')],
  [
    'address of a menu that runs',
    'data-file',
    data('data/menu.yaml', '- label: solutions\n  items: []\n  ▸href: "javascript:run()"\n'),
  ],
  // Code and HTML in texts.
  ['import', 'no-code', page('▸import fs from "node:fs"')],
  ['export', 'no-code', page('▸export const a = 1')],
  ['expression', 'no-code', page('The year is ▸{new Date().getFullYear()}.')],
  ['variable of the environment', 'no-code', page('▸{process.env.FORM_ENDPOINT}')],
  ['expression of a text', 'no-code', page('▸{"</script><script>run()</script>"}')],
  ['expression in a property', 'literal-props', page('<ButtonLink href="/home" label={▸run()} />')],
  [
    'template in a property',
    'literal-props',
    page('<ButtonLink href="/home" label={▸`\u0024{run()}`} />'),
  ],
  ['spread', 'literal-props', page('<ButtonLink ▸{...run()} />')],
  ['script', 'raw-html', page('▸<script>run()</script>')],
  ['frame', 'raw-html', page('▸<iframe src="https://a.example" />')],
  ['base', 'raw-html', page('▸<base href="https://a.example" />')],
  ['meta', 'raw-html', page('▸<meta content="0;url=https://a.example" />')],
  ['form', 'raw-html', page('▸<form action="https://a.example" />')],
  ['handler', 'raw-html', page('▸<p onclick="run()">Text.</p>')],
  ['script in a footnote', 'raw-html', page('Text.[^1]\n\n[^1]: ▸<script />')],
  ['comment of HTML', 'mdx-syntax', page('▸<!-- text -->')],
  ['document type of HTML', 'mdx-syntax', page('▸<!DOCTYPE html>')],
  ['instruction', 'mdx-syntax', page('▸<?php run() ?>')],
  ['handler of a block', 'block-prop', page('<Section ▸onClick="run()">\n\nText.\n\n</Section>')],
  [
    'style of a block',
    'block-prop',
    page('<Section ▸style={{ color: "red" }}>\n\nText.\n\n</Section>'),
  ],
  [
    'HTML of a block',
    'block-prop',
    page('<Section ▸dangerouslySetInnerHTML={{ __html: "<b>" }}>\n\nText.\n\n</Section>'),
  ],
  ['member of a block', 'unknown-block', page('▸<Section.constructor />')],
  // Links.
  ...[
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
  ].map((href) => [`link to ${href}`, 'dead-link', page(`▸[A page](${href})`)] as const),
  ['link of a definition', 'dead-link', page('[A page][a]\n\n▸[a]: javascript:run()')],
  ['link of a block', 'block-prop', page('<ButtonLink href="▸javascript:run()" label="Go on" />')],
  [
    'link of a block by references',
    'block-prop',
    page('<ButtonLink href="▸&#106;avascript:run()" label="Go on" />'),
  ],
  [
    'link of a block by escapes',
    'block-prop',
    page('<ButtonLink href={▸"java\\x73cript:run()"} label="Go on" />'),
  ],
  ['link with a password', 'link-form', page('▸[A bank](https://bank.example:pass@a.example/)')],
  ['link in lookalike letters', 'link-form', page('▸[A bank](https://b\u0430nk.example/)')],
  ['link without slashes', 'link-form', page('▸[A page](https:a.example)')],
  ['code of a telephone', 'link-form', page('▸[Call](tel:*21*123%23)')],
  ['picture that runs', 'picture-missing', page('▸![A hall with racks](javascript:run())')],
  [
    'picture in an address',
    'picture-missing',
    page('▸![A hall with racks](data:image/svg+xml;base64,AAAA)'),
  ],
  ['picture outside', 'picture-missing', page('▸![A hall with racks](../../../package.svg)')],
  // Characters.
  ...[
    0x00, 0x07, 0x1b, 0x7f, 0x85, 0x200b, 0x200e, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x2028,
    0xfeff, 0xe000, 0xf8ff, 0xfffe, 0xe0041, 0x10fffd,
  ].map(
    (code) =>
      [
        `U+${code.toString(16)}`,
        'hidden-character',
        page(`Services▸${String.fromCodePoint(code)} for banks.`),
      ] as const,
  ),
  ['turned heading', 'hidden-character', page('## Costs ▸\u202Eabc')],
  ['turned code', 'hidden-character', page('```js\na▸\u2066b\n```')],
  ['turned address', 'hidden-character', page('[A file](https://a.example/▸\u202Egpj.exe)')],
  ['half a character by a reference', 'hidden-character', page('Text ▸&#xD800; text.')],
  ['turned writing by a reference', 'hidden-character', page('Text ▸&#x202e; text.')],
  // Sizes.
  ['quotation 10,000 deep', 'mdx-syntax', page(`${'>'.repeat(100)}▸${'>'.repeat(9900)} Text.`)],
  ['list 9,000 deep', 'mdx-syntax', page(`${'- '.repeat(100)}▸${'- '.repeat(8900)}Text.`)],
  ['line of 30,000 characters', 'unreadable', page(`Text.\n\n▸${'word '.repeat(6000)}`)],
  // Interface texts.
  ['NUL in a text', 'message-syntax', messages('{ "a": ▸"b\\u0000" }')],
  ['turned text', 'message-syntax', messages('{ "a": "b▸\u202E" }')],
  ['half a character in a text', 'message-syntax', messages('{ "a": ▸"b\\udfff" }')],
  ['tags 5,000 deep', 'message-syntax', messages(`{ "a": ▸"${'<b>'.repeat(4000)}" }`)],
  [
    'tag with a property',
    'message-syntax',
    messages(`{ "a": ▸"<a href='javascript:run()'>b</a>" }`),
  ],
  ['no JSON', 'message-syntax', messages('▸<script>run()</script>')],
  ['key given twice', 'message-syntax', messages('{ "a": "b", ▸"a": "c" }')],
];

/** How long a file may keep the check busy, in ms of the processor: an ordinary page takes 20. */
const timeLimit = 3000;

describe('is refused at its place', () => {
  it.each(refused)('%s (%s)', async (_name, ruleId, files) => {
    const errors = errorsOf(await checked(files));
    const marks = marksOf(files);
    if (marks.length === 0) expect(errors.some((error) => error.endsWith(` ${ruleId}`))).toBe(true);
    for (const mark of marks) expect(errors).toContain(`${mark} ${ruleId}`);
  });
});

const link = (target: string, place: string) => (directory: string) => {
  mkdirSync(path.dirname(path.join(directory, place)), { recursive: true });
  symlinkSync(target, path.join(directory, place));
};
const pipe = (place: string) => (directory: string) => {
  mkdirSync(path.dirname(path.join(directory, place)), { recursive: true });
  execFileSync('mkfifo', [path.join(directory, place)]);
};
const bytesNamed = (before: string, after: string) => (directory: string) => {
  const start = Buffer.from(path.join(directory, before));
  writeFileSync(Buffer.concat([start, Buffer.of(0xff), Buffer.from(after)]), '<svg/>');
};
const small = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>';
const named = (name: string) => (directory: string) => {
  mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
  writeFileSync(path.join(directory, name), small);
};
const deep = Array.from({ length: 25 }, () => 'a').join('/');

/** Files that are none, and names: what has to be reported of which file. */
const unread: readonly (readonly [
  name: string,
  error: string,
  prepare: (directory: string) => void,
])[] = [
  ['link to a folder', 'content/blog:1:1 unreadable', link('/etc', 'content/blog')],
  ['link to itself', 'content/services/a:1:1 unreadable', link('.', 'content/services/a')],
  [
    'link to a page',
    'content/services/finops/pl.mdx:1:1 unreadable',
    link('en.mdx', 'content/services/finops/pl.mdx'),
  ],
  [
    'link to nothing',
    'content/services/finops/a.svg:1:1 unreadable',
    link('/nowhere', 'content/services/finops/a.svg'),
  ],
  [
    'link to a device',
    'content/services/finops/pl.mdx:1:1 unreadable',
    link('/dev/zero', 'content/services/finops/pl.mdx'),
  ],
  [
    'linked data',
    'content/data/facts.yaml:1:1 unreadable',
    link('/etc/passwd', 'content/data/facts.yaml'),
  ],
  [
    'linked texts',
    'messages/en/common.json:1:1 unreadable',
    link('/etc/passwd', 'messages/en/common.json'),
  ],
  [
    'texts of a device',
    'messages/en/common.json:1:1 unreadable',
    link('/dev/zero', 'messages/en/common.json'),
  ],
  ['linked public file', 'public/a.txt:1:1 unreadable', link('/etc/passwd', 'public/a.txt')],
  ['linked public folder', 'public/a:1:1 unreadable', link('/etc', 'public/a')],
  [
    'page that is a pipe',
    'content/services/finops/pl.mdx:1:1 unreadable',
    pipe('content/services/finops/pl.mdx'),
  ],
  [
    'data that are a pipe',
    'content/data/facts.yaml:1:1 unreadable',
    pipe('content/data/facts.yaml'),
  ],
  [
    'texts that are a pipe',
    'messages/en/common.json:1:1 unreadable',
    pipe('messages/en/common.json'),
  ],
  [
    'drawing that is a pipe',
    'content/services/finops/a.svg:1:1 unreadable',
    pipe('content/services/finops/a.svg'),
  ],
  ['public pipe', 'public/downloads/a.pdf:1:1 unreadable', pipe('public/downloads/a.pdf')],
  [
    'folder named as a page',
    'content/services/finops/pl.mdx:1:1 unreadable',
    named('content/services/finops/pl.mdx/a.svg'),
  ],
  [
    'folder named as data',
    'content/data/facts.yaml:1:1 unreadable',
    named('content/data/facts.yaml/a.svg'),
  ],
  [
    'folder named as texts',
    'messages/en/common.json:1:1 unreadable',
    named('messages/en/common.json/a.svg'),
  ],
  [
    'name that is not UTF-8',
    'content/services/finops/a\uFFFD.svg:1:1 unreadable',
    bytesNamed('content/services/finops/a', '.svg'),
  ],
  [
    '25 folders in each other',
    `content/${deep.slice(0, 41)}:1:1 unreadable`,
    named(`content/${deep}/a.svg`),
  ],
  [
    'turned name',
    'content/services/finops/a\u202Egvs.svg:1:1 file-name',
    named('content/services/finops/a\u202Egvs.svg'),
  ],
  [
    'name of two lines',
    'content/services/finops/a\n::error::b.svg:1:1 file-name',
    named('content/services/finops/a\n::error::b.svg'),
  ],
  [
    'link among interface texts',
    'messages/pl/a.json:1:1 unreadable',
    (directory) => {
      writeFileSync(path.join(directory, 'messages/en/common.json'), '{}');
      mkdirSync(path.join(directory, 'messages/pl'));
      symlinkSync('/dev/null', path.join(directory, 'messages/pl/a.json'));
    },
  ],
  [
    'name that draws',
    'content/services/finops/a\u001B[2J.svg:1:1 file-name',
    named('content/services/finops/a\u001B[2J.svg'),
  ],
  [
    'name of a device',
    'content/services/finops/aux.svg:1:1 file-name',
    named('content/services/finops/aux.svg'),
  ],
  [
    'name that ends in a dot',
    'content/services/finops/a.:1:1 file-name',
    named('content/services/finops/a.'),
  ],
  [
    'PDF that runs',
    'public/downloads/a.pdf:1:1 download-file',
    (directory) => {
      mkdirSync(path.join(directory, 'public/downloads'));
      const pdf = '%PDF-1.7\n1 0 obj<</OpenAction<</S/#4aavaScript/JS(run())>>>>endobj\n%%EOF';
      writeFileSync(path.join(directory, 'public/downloads/a.pdf'), pdf);
    },
  ],
  [
    'public script',
    'public/a.svg:1:41 picture-code',
    (directory) =>
      writeFileSync(
        path.join(directory, 'public/a.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      ),
  ],
];

describe('is no file to be read', () => {
  it.each(unread)('%s', async (_name, error, prepare) => {
    expect(errorsOf(await checked(page('Text.'), prepare))).toContain(error);
  });

  it('two names that many disks take for one', async () => {
    for (const [one, other] of [
      ['a.svg', 'A.svg'],
      ['\u017C.svg', 'z\u0307.svg'],
    ]) {
      const errors = errorsOf(
        await checked(page('Text.'), (directory) => {
          for (const name of [one, other]) named(`content/services/finops/${name}`)(directory);
        }),
      );
      expect(errors.filter((error) => error.endsWith('file-name'))).toHaveLength(1);
    }
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
      expect([
        'script',
        'iframe',
        'object',
        'embed',
        'base',
        'meta',
        'style',
        'form',
      ]).not.toContain(node.tagName);
      for (const [name, value] of Object.entries(node.properties)) {
        expect(name).not.toMatch(/^on/i);
        if (name === 'href' || name === 'src') expect(String(value)).toMatch(inert);
      }
    });
    expect(errorsOf(await checked(page(text)))).toEqual([]);
  });
});

it('are more than a hundred', () => {
  expect(refused.length + unread.length + harmlessTexts.length).toBeGreaterThan(150);
});
