import type { SiteRule } from '../rule';
import { addressRules } from './addresses';
import { anchorRules } from './anchors';
import { dataFileRules } from './data-files';
import { dateRules } from './dates';
import { driftRules } from './drift';
import { duplicateRules } from './duplicates';
import { linkRules } from './links';
import { menuLabelRules } from './menu-labels';
import { menuPageRules } from './menu-pages';
import { messageTextRules } from './message-texts';
import { missingMessageRules } from './missing-messages';
import { peopleRules } from './people';
import { pictureRules } from './pictures';
import { redirectRules } from './redirects';
import { sameAddressRules } from './same-address';
import { translationRules } from './translations';
import { unusedMessageRules } from './unused-messages';
import { vanishedAddressRules } from './vanished-addresses';

/** All rules that compare documents with one another and with other files. One line for each group. */
export const siteRules: readonly SiteRule[] = [
  ...linkRules,
  ...anchorRules,
  ...addressRules,
  ...duplicateRules,
  ...dateRules,
  ...peopleRules,
  ...pictureRules,
  ...dataFileRules,
  ...menuPageRules,
  ...menuLabelRules,
  ...messageTextRules,
  ...missingMessageRules,
  ...unusedMessageRules,
  ...translationRules,
  ...sameAddressRules,
  ...redirectRules,
  ...vanishedAddressRules,
  ...driftRules,
];
