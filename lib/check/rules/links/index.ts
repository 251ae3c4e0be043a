import type { Rule } from '@/lib/check/rule';
import { addressAsLink } from './address-as-link';
import { deadLinkRules } from './dead-link';
import { linkFormRules } from './link-form';
import { linkTextRules } from './link-text';

/** Rules about where links lead, and how they are written. */
export const linkRules: readonly Rule[] = [
  ...deadLinkRules,
  addressAsLink,
  ...linkTextRules,
  ...linkFormRules,
];
