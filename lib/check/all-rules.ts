import { documentRules } from './document-rules';
import { fileRules } from './file-rules';
import type { RuleText } from './rule';
import { siteRules } from './site-rules';

/** Every rule of the check, for the handbook and for tests. */
export const allRules: readonly RuleText[] = [
  ...Object.values(fileRules),
  ...documentRules,
  ...siteRules,
];
