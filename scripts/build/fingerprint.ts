import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { contentDirectory } from '@/lib/content/content-directory';
import { warsawDayOf } from '@/lib/content/visibility';
import { printTexts } from '@/lib/downloads/print-text';
import { currentMoment } from '@/lib/environment/clock';
import { type Variable, variables } from '@/lib/environment/variables';
import { messagesDirectory } from '@/lib/i18n/message-files';
import { askedTexts } from '@/lib/i18n/namespaces';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { type Changes, findChanges } from './records';

/** Patterns of .gitignore, which lists what is installed or made and not written: `name/`, `*.ending`, `folder/name/`. */
const isIgnored = picomatch(
  readFileSync('.gitignore', 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
    .map((pattern) => (pattern.includes('/') ? pattern : `**/${pattern}`)),
  { dot: true },
);

/** Texts about the project, tests and their helpers; the fixtures are shown in the handbook of previews. */
const isAside = (file: string) =>
  /^(docs|README\.md)$|\.(test|spec)\.tsx?$|^tests\/(?!fixtures(\/|$))/.test(file);

/** Folders and files of tools (`.git`, `.vscode`), and sites that were built before. */
const isOfTools = (file: string, isFolder: boolean) =>
  path.basename(file).startsWith('.') || (isFolder && existsSync(path.join(file, '_next')));

/**
 * All files of the project that a site is built from, by their paths below it: whatever git does not ignore, so that
 * a file nobody thought of causes one build too many and never a stale site. Read from the folders and not from git,
 * since a site is also built where there is only a copy of the files.
 * @param outDirectory Where the site goes: no input, wherever it is.
 */
export function inputFiles(outDirectory: string, folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (isIgnored(file) || isAside(file) || isOfTools(file, entry.isDirectory())) return [];
    if (!entry.isDirectory()) return entry.isFile() ? [file] : [];
    return path.relative(outDirectory, file) === '' ? [] : inputFiles(outDirectory, file);
  });
}

/** Files of content and interface texts, which may be anywhere (CONTENT_DIR, MESSAGES_DIR). */
const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Variables the site depends on, as they are set. */
const settings = () =>
  Object.entries<Variable>(variables)
    .filter(([, { decidesSite }]) => decidesSite)
    .map(([name]) => `${name}=${process.env[name]?.trim() ?? ''}\0`);

const hashOfFiles = (files: readonly string[]) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files.toSorted())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash;
};

/** Folders of what the site is made of besides code: what pages show, what visitors load as it is, and texts to take home. */
const contentFolders = ['content', 'public', printTexts];

const isContent = (file: string) =>
  !path.relative(contentDirectory, file).startsWith('..') ||
  contentFolders.some((folder) => file.startsWith(`${folder}/`)) ||
  askedTexts.has(path.relative('messages', file));

/** Variables that name folders of what pages are made of: what is in them counts, and not where they are. */
const isOfContent = (setting: string) => /^(CONTENT|MESSAGES)_DIR=/.test(setting);

/**
 * A fingerprint of the code and of the variables, by content: with the same one, pages that are made of the same things
 * are the same. Content, `public/` and texts to take home are no code, nor are interface texts, but for those that
 * are compiled.
 */
export function codeFingerprint(outDirectory: string): string {
  const hash = hashOfFiles(inputFiles(outDirectory).filter((file) => !isContent(file)));
  for (const setting of settings()) if (!isOfContent(setting)) hash.update(setting);
  return hash.digest('hex').slice(0, 20);
}

/**
 * A fingerprint of everything the site is built from, by content and not by file time, so that a checkout does not look
 * like a change. The day in Warsaw is part of it, for it decides what is scheduled, and so are the days on which pages
 * changed, which git may know.
 * @param outDirectory Where the site goes: no input, wherever it is.
 * @param code Fingerprint of the code.
 * @param changes When the texts were changed.
 */
export function buildFingerprint(
  outDirectory: string,
  code = codeFingerprint(outDirectory),
  { days }: Changes = findChanges(contentDirectory),
): string {
  // The project's own content too, where another one is shown: nobody has to know that nothing reads it.
  const own = [...contentFolders, 'messages']
    .filter(existsSync)
    .flatMap((folder) => inputFiles(outDirectory, folder));
  const shown = [contentDirectory, messagesDirectory].flatMap(filesIn);
  const files = new Set([...own, ...shown].map((file) => path.relative('', file)));
  const hash = hashOfFiles([...files]).update(code);
  for (const setting of settings()) hash.update(setting);
  hash.update(JSON.stringify(days));
  return hash.update(warsawDayOf(currentMoment())).digest('hex');
}

/** Where the finished site goes (OUT_DIR, so that there can be a preview as well). */
export const outDirectory = process.env.OUT_DIR || 'out';

/** What a build notes of the site it has made: of what, and for which moment. */
export type BuildNote = { fingerprint: string; moment: string };

/** How long a folder's name may be in a file's name, most of which may be 255 bytes. */
const longestName = 120;

/** A folder's name in those of files in `.cache`: each site has files of its own there. */
export function nameInCache(directory: string): string {
  const name = encodeURIComponent(path.relative('', directory)).replaceAll('.', '%2E');
  if (name.length <= longestName) return name;
  return `${name.slice(0, longestName)}~${createHash('sha1').update(name).digest('hex')}`;
}

/**
 * Where the note on a built site is kept, outside the site itself. Each folder has a note of its own.
 * @param directory The built site.
 */
export const noteFile = (directory: string) => `.cache/build-${nameInCache(directory)}.json`;

/** The note on a built site, if there are both. */
function readNote(directory: string): Partial<BuildNote> | undefined {
  if (!existsSync(directory)) return undefined;
  try {
    return JSON.parse(readFileSync(noteFile(directory), 'utf8')) as Partial<BuildNote>;
  } catch {
    return undefined;
  }
}

/** Whether the built site is the one that would be built now. */
export const isFresh = ({ fingerprint }: BuildNote): boolean =>
  readNote(outDirectory)?.fingerprint === fingerprint;

/**
 * The note on the site that would be built now.
 * @param code Fingerprint of the code.
 * @param changes When the texts were changed.
 */
export const newNote = (code: string, changes?: Changes): BuildNote => ({
  fingerprint: buildFingerprint(outDirectory, code, changes),
  moment: currentMoment().toISOString(),
});

/**
 * The note on a site that has been built.
 * @param note From when the build began.
 * @param code Fingerprint of the code.
 * @param changes When the texts were changed.
 * @returns One that no later build takes for its own, where a file was saved meanwhile: the site may have been made of it, and
 *   it may say again what it said before by then.
 */
export function finalNote(note: BuildNote, code: string, changes?: Changes): BuildNote {
  try {
    if (buildFingerprint(outDirectory, code, changes) === note.fingerprint) return note;
  } catch {
    // A file went away while it was read: it was saved or removed just now.
  }
  return { ...note, fingerprint: '' };
}

/** Notes what a built site was made of. */
export function writeNote(directory: string, note: BuildNote): void {
  writeWhole(noteFile(directory), JSON.stringify(note));
}

/** Forgets the site that was built into a folder. */
export const removeNote = (directory: string): void => rmSync(noteFile(directory), { force: true });

/**
 * The moment a built site shows: which posts are out, and which positions are open.
 * @param directory The built site.
 * @returns Now, where nothing is noted.
 */
export function momentOf(directory: string): Date {
  const { moment } = readNote(directory) ?? {};
  return moment ? new Date(moment) : currentMoment();
}
