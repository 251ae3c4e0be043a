import type { Rule } from '@/lib/check/rule';
import { messageKeyRules } from './message-keys';
import { messageTextRules } from './message-texts';

/** Rules about the interface texts in messages/. */
export const messageRules: readonly Rule[] = [...messageTextRules, ...messageKeyRules];
