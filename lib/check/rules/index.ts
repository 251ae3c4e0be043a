import type { DocumentRule, Rule, SharedRule, SiteRule } from '@/lib/check/rule';
import { addressRules } from './addresses';
import { blockFamily } from './blocks';
import { dataRules } from './data';
import { dateRules } from './dates';
import { fileFamily } from './files';
import { frontmatterRules } from './frontmatter';
import { headingRules } from './headings';
import { languageRules } from './languages';
import { linkRules } from './links';
import { markdownRules } from './markdown';
import { menuRules } from './menu';
import { messageRules } from './messages';
import { pageRules } from './pages';
import { pictureRules } from './pictures';
import { proseRules } from './prose';

/** Every rule of the check, family by family. A new rule stands in the list at the end of its topic, a new topic in the index of its family. */
export const allRules: readonly Rule[] = [
  ...fileFamily,
  ...frontmatterRules,
  ...markdownRules,
  ...blockFamily,
  ...headingRules,
  ...linkRules,
  ...pictureRules,
  ...proseRules,
  ...dateRules,
  ...languageRules,
  ...addressRules,
  ...pageRules,
  ...menuRules,
  ...dataRules,
  ...messageRules,
];

/** Rules that look at one document. */
export const documentRules: readonly DocumentRule[] = allRules.filter(
  (rule: Rule): rule is DocumentRule => 'checkDocument' in rule,
);

/** Rules that look at data files and interface texts. */
export const sharedRules: readonly SharedRule[] = allRules.filter(
  (rule: Rule): rule is SharedRule => 'checkShared' in rule,
);

/** Rules that compare documents with one another and with other files. */
export const siteRules: readonly SiteRule[] = allRules.filter(
  (rule: Rule): rule is SiteRule => 'checkSite' in rule,
);
