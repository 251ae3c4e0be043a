import type { BlockSchema } from '@/lib/schema/block';
import type { DocumentFacts } from './facts/document-facts';
import type { Extract } from './facts/extract';
import type { SiteFacts } from './facts/site-facts';

/** Errors stop a build; warnings are told and let pass. */
export type Severity = 'error' | 'warning';

/** A safe replacement of a stretch of the source, by offsets. */
export type Fix = { start: number; end: number; text: string };

/** What a rule found at an offset of a document. */
export type Finding = { offset: number; message: string; fix?: Fix };

/** What the handbook says of a rule. */
export type RuleText = {
  /** Name shown with each problem, e.g. `dead-link`. */
  name: string;
  severity: Severity;
  /** What must hold, in one sentence. */
  summary: string;
  /** What a writer does about it. */
  remedy: string;
};

/** A rule that needs nothing but the document. */
export type DocumentRule = RuleText & {
  checkDocument: (facts: DocumentFacts, blocks: ReadonlyMap<string, BlockSchema>) => Finding[];
};

/** A place in a file, both numbers from 1. */
export type Place = {
  /** File below the content folder, or below the folder around it. */
  file: string;
  /** Whether the file stands beside the content folder instead of in it. */
  isBeside?: boolean;
  line: number;
  column: number;
};

/** What a rule found in a file of the tree. */
export type SiteFinding = Place & { message: string; fix?: Fix };

/** A rule that needs to know the other documents, or files beside them. */
export type SiteRule = RuleText & {
  /** What it needs to know of every document besides what all rules know. */
  extracts?: readonly Extract<unknown>[];
  checkSite: (site: SiteFacts) => SiteFinding[];
};

/** Any rule; one with neither function is kept where files are read. */
export type Rule = RuleText | DocumentRule | SiteRule;
