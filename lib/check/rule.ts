import type { DocumentExtract } from '@/lib/check/extract/document';
import type { CheckedSite, Collector, SharedContent } from '@/lib/check/extract/site';
import type { BlockSchema } from '@/lib/schema/block';
import type { Finding, Severity, SiteFinding } from './problem';

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
  checkDocument: (document: DocumentExtract, blocks: ReadonlyMap<string, BlockSchema>) => Finding[];
};

/** A rule that needs to know the other documents, or files beside them. */
export type SiteRule = RuleText & {
  /** What it needs to know of every document besides what all rules know. */
  collectors?: readonly Collector<unknown>[];
  checkSite: (site: CheckedSite) => SiteFinding[];
};

/** A rule about what pages share: data files and interface texts. */
export type SharedRule = RuleText & {
  checkShared: (shared: SharedContent) => SiteFinding[];
};

/** Any rule. A rule may look at several of these; one that looks at none is kept where files are read. */
export type Rule = RuleText & Partial<DocumentRule & SharedRule & SiteRule>;
