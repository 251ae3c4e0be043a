import type { Locale } from '@/lib/i18n/locales';
import type { Answers, Field } from './fields';

/** Where something new is written, and when. */
export type Place = {
  /** The content folder. */
  directory: string;
  /** Folder of the blocks. */
  blocks: string;
  now: Date;
};

/** What will be written, by paths of files, and what to do afterwards. */
export type Plan = {
  files: ReadonlyMap<string, string>;
  /** The next commands, each with what it is for. */
  next: readonly string[];
};

/** What is to be made. */
export type Request = {
  /** The id of a page or entry, or the name of a block; where it may be left out, it follows from the answers. */
  name: string | undefined;
  /** The languages of a page. */
  languages: readonly Locale[];
  answers: Answers;
};

/** Something that can be made. */
export type Kind = {
  /** What it is, for those who choose. */
  sentence: string;
  /** What it is known by, as `--help` shows it; nothing where it has no name. */
  name?: '<Name>' | '[<id>]';
  /** Whether it is written in languages to choose among. */
  hasLanguages?: true;
  /** All that may be said of it. */
  fields: (languages: readonly Locale[], now: Date) => readonly Field[];
  /** @throws UsageError when something is lacking or wrong, or is there already. */
  plan: (request: Request, place: Place) => Plan;
};
