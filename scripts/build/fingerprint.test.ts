// @module-tag slow
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { variableNames, variables } from '@/lib/environment/variables';
import {
  buildFingerprint,
  codeFingerprint,
  finalNote,
  inputFiles,
  momentOf,
  newNote,
  noteFile,
} from './fingerprint';

/** A file that says something else than it does, or goes away once it is listed, for a test. */
const other = vi.hoisted(() => ({ file: '', isGone: false }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const readFileSync = ((file: string, ...options: []) => {
    if (file !== other.file) return fs.readFileSync(file, ...options);
    return other.isGone ? fs.readFileSync('no such file') : Buffer.from('something else');
  }) as typeof fs.readFileSync;
  return { ...fs, readFileSync };
});

const scratch = 'fingerprint-scratch.txt';

afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(other, { file: '', isGone: false });
  rmSync(scratch, { force: true });
});

describe('what a site is built from', () => {
  it('is every file of the project but texts about it and tests', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
      .split('\0')
      .filter((file) => file && existsSync(file));
    const left = (file: string) =>
      /^(docs\/|README\.md$|\.)|\/\.|\.test\.tsx?$/.test(file) ||
      (file.startsWith('tests/') && !file.startsWith('tests/fixtures/'));
    const inputs = new Set(inputFiles('out'));
    expect(tracked.filter((file) => !left(file) && !inputs.has(file))).toEqual([]);
    expect(inputs).toContain('mdx-components.tsx');
    const outside = [...inputs].filter((file) => /^(out|node_modules|docs|\.next)\//.test(file));
    expect(outside).toEqual([]);
  });

  it('takes in a new file wherever it is, and gives it up again', () => {
    const before = buildFingerprint('out');
    writeFileSync(scratch, 'a');
    const added = buildFingerprint('out');
    writeFileSync(scratch, 'b');
    expect(new Set([before, added, buildFingerprint('out')]).size).toBe(3);
    rmSync(scratch);
    expect(buildFingerprint('out')).toBe(before);
  });
});

describe('the code', () => {
  it.each([
    ['lib/i18n/messages.ts', true],
    ['messages/pl/search.json', true],
    ['messages/en/error.json', true],
    ['messages/pl/common.json', false],
    ['messages/en/blog.json', false],
    ['public/downloads/exit-plan.en.pdf', false],
    ['scripts/downloads/texts/supplier-pack.pl.html', false],
    ['content/data/facts.yaml', false],
    ['content/home/en.mdx', false],
  ])('with another %s is another one: %s, and the site is in any case', (file, isCode) => {
    const fingerprints = () => [codeFingerprint('out'), buildFingerprint('out', 'code')];
    const [code, site] = fingerprints();
    other.file = file;
    const [codeNow, siteNow] = fingerprints();
    expect(codeNow !== code).toBe(isCode);
    expect(siteNow !== site).toBe(!isCode || file.startsWith('messages/'));
  });
});

describe('the fingerprint', () => {
  const fresh = () => buildFingerprint('out');

  it.each(variableNames.filter((name) => variables[name].decidesSite && name !== 'CONTENT_DIR'))(
    'changes with %s',
    (name) => {
      vi.stubEnv(name, '');
      const before = fresh();
      vi.stubEnv(name, 'other');
      expect(fresh()).not.toBe(before);
    },
  );

  it('is one of the day in Warsaw, whatever the hour', () => {
    const at = (moment: string) => {
      vi.stubEnv('BUILD_TIME', moment);
      return fresh();
    };
    const day = at('2026-11-21T23:00:00Z');
    expect(at('2026-11-22T22:59:59Z')).toBe(day);
    expect(at('2026-11-22T23:00:00Z')).not.toBe(day);
  });
});

describe('the note on a built site', () => {
  it('is another one for every folder', () => {
    const folder = fc.stringMatching(/^[a-z0-9._-]{1,6}(\/[a-z0-9._-]{1,4})?$/);
    fc.assert(
      fc.property(folder, folder, (one, other) => {
        fc.pre(one !== other && ![one, other].some((name) => /(^|\/)\.{1,2}(\/|$)/.test(name)));
        expect(noteFile(one)).not.toBe(noteFile(other));
      }),
    );
    expect(noteFile('out1')).not.toBe(noteFile('out2'));
    expect(noteFile('./out/')).toBe(noteFile('out'));
  });

  it('is none of a site that a file was saved meanwhile for, also where it was saved back since', () => {
    vi.stubEnv('BUILD_TIME', '2026-11-22T22:59:59Z');
    const note = newNote('code');
    expect(finalNote(note, 'code')).toEqual(note);
    other.file = 'messages/pl/common.json';
    const saved = finalNote(note, 'code');
    expect(saved.moment).toBe(note.moment);
    expect([note, newNote('code')].map(({ fingerprint }) => fingerprint)).not.toContain(
      saved.fingerprint,
    );
    other.isGone = true;
    expect(() => newNote('code')).toThrow('ENOENT');
    expect(finalNote(note, 'code')).toEqual(saved);
  });

  it('knows no moment where nothing is built', () => {
    vi.stubEnv('BUILD_TIME', '2026-11-22T22:59:59Z');
    expect(momentOf('no-such-site')).toEqual(new Date('2026-11-22T22:59:59Z'));
  });
});
