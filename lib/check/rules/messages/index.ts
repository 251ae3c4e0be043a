import type { Rule } from '@/lib/check/rule';
import { formScript } from './form-script';
import { messageMissing } from './message-missing';
import { messagePlural } from './message-plural';
import { messageTextRules } from './message-texts';
import { messageUnused } from './message-unused';

/** Rules about the interface texts in messages/. */
export const messageRules: readonly Rule[] = [
  ...messageTextRules,
  messagePlural,
  messageMissing,
  messageUnused,
  formScript,
];
