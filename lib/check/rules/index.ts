import type { DocumentRule, Rule, SharedRule, SiteRule } from '@/lib/check/rule';
import { oldAddressRules } from './addresses/old-addresses';
import { pageAddressRules } from './addresses/page-addresses';
import { blockRules } from './blocks/blocks';
import { contentRules } from './blocks/contents';
import { dataFile } from './data/data-file';
import { downloadRules } from './data/downloads';
import { missingOffer } from './data/missing-offer';
import { unknownEntry } from './data/references';
import { dateRules } from './dates';
import { fileRules } from './files/file-name';
import { treeRules } from './files/files';
import { frontmatterRules } from './frontmatter';
import { headingRules } from './headings';
import { differentNumber } from './languages/different-number';
import { missingTranslation } from './languages/missing-translation';
import { translationDrift } from './languages/translation-drift';
import { wrongLanguageRules } from './languages/wrong-language';
import { addressAsLink } from './links/address-as-link';
import { deadLinkRules } from './links/dead-link';
import { linkFormRules } from './links/link-form';
import { linkTextRules } from './links/link-text';
import { accidentalMarkdownRule } from './markdown/accidental-markdown';
import { strayMarkdownRule } from './markdown/stray-markdown';
import { ignoreComment, syntaxRules, unknownPlaceholder } from './markdown/syntax';
import { menuRules } from './menu';
import { messageKeyRules } from './messages/message-keys';
import { messageTextRules } from './messages/message-texts';
import { pageRules } from './pages';
import { namedPictureRules, socialPicture } from './pictures/named-pictures';
import { pictureFileRules } from './pictures/picture-files';
import { hiddenCharacter, straightQuotes } from './prose/characters';
import { dataPatternRules } from './prose/data-patterns';
import { fixedPatternRules } from './prose/fixed-patterns';
import { misspelling } from './prose/misspelling';
import { namedClient } from './prose/named-client';
import { repeatedParagraph } from './prose/repeated-paragraph';

/** Every rule of the check, topic by topic. A new rule stands in the list at the end of its topic, a new topic here. */
export const allRules: readonly Rule[] = [
  ...Object.values(fileRules),
  ...treeRules,
  ...frontmatterRules,
  ...syntaxRules,
  ignoreComment,
  strayMarkdownRule,
  accidentalMarkdownRule,
  ...blockRules,
  ...contentRules,
  ...headingRules,
  ...deadLinkRules,
  addressAsLink,
  ...linkTextRules,
  ...linkFormRules,
  ...namedPictureRules,
  ...pictureFileRules,
  socialPicture,
  ...fixedPatternRules,
  straightQuotes,
  hiddenCharacter,
  ...dataPatternRules,
  misspelling,
  namedClient,
  unknownPlaceholder,
  repeatedParagraph,
  ...dateRules,
  missingTranslation,
  translationDrift,
  differentNumber,
  ...wrongLanguageRules,
  ...pageAddressRules,
  ...oldAddressRules,
  ...pageRules,
  ...menuRules,
  dataFile,
  unknownEntry,
  missingOffer,
  ...downloadRules,
  ...messageTextRules,
  ...messageKeyRules,
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
