import type { SiteRule } from '../rule';
import { addressRules } from './addresses';
import { anchorRules } from './anchors';
import { dataFileRules } from './data-files';
import { dateRules } from './dates';
import { downloadFileRules } from './download-files';
import { driftRules } from './drift';
import { duplicateRules } from './duplicates';
import { factUseRules } from './fact-uses';
import { fileTreeRules } from './files';
import { formScriptRules } from './form-script';
import { linkRules } from './links';
import { menuLabelRules } from './menu-labels';
import { menuPageRules } from './menu-pages';
import { messageTextRules } from './message-texts';
import { missingMessageRules } from './missing-messages';
import { namedEntryRules } from './named-entries';
import { peopleRules } from './people';
import { pictureRules } from './pictures';
import { reachRules } from './reach';
import { redirectRules } from './redirects';
import { repeatedParagraphRules } from './repeated-paragraphs';
import { requiredPageRules } from './required-pages';
import { requiredSectionRules } from './required-sections';
import { reservedAddressRules } from './reserved-addresses';
import { sameAddressRules } from './same-address';
import { sharedTextRules } from './shared-texts';
import { socialPictureRules } from './social-picture';
import { tagRules } from './tags';
import { translationRules } from './translations';
import { unusedMessageRules } from './unused-messages';
import { vanishedAddressRules } from './vanished-addresses';
import { wordCountRules } from './word-count';

/** All rules that compare documents with one another and with other files. One line for each group. */
export const siteRules: readonly SiteRule[] = [
  ...fileTreeRules,
  ...linkRules,
  ...anchorRules,
  ...addressRules,
  ...duplicateRules,
  ...repeatedParagraphRules,
  ...dateRules,
  ...peopleRules,
  ...tagRules,
  ...namedEntryRules,
  ...downloadFileRules,
  ...factUseRules,
  ...pictureRules,
  ...socialPictureRules,
  ...dataFileRules,
  ...sharedTextRules,
  ...menuPageRules,
  ...menuLabelRules,
  ...messageTextRules,
  ...formScriptRules,
  ...missingMessageRules,
  ...unusedMessageRules,
  ...translationRules,
  ...sameAddressRules,
  ...reservedAddressRules,
  ...requiredPageRules,
  ...requiredSectionRules,
  ...reachRules,
  ...wordCountRules,
  ...redirectRules,
  ...vanishedAddressRules,
  ...driftRules,
];
