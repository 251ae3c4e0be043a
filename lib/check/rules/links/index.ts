import type { Rule } from '@/lib/check/rule';
import { addressAsLink } from './address-as-link';
import { bareAddress } from './bare-address';
import { deadAnchor } from './dead-anchor';
import { deadLink } from './dead-link';
import { linkBrackets } from './link-brackets';
import { insecureLink, linkForm } from './link-form';
import { linkText } from './link-text';

/** Rules about where links lead, and how they are written. */
export const linkRules: readonly Rule[] = [
  deadLink,
  deadAnchor,
  addressAsLink,
  linkText,
  bareAddress,
  insecureLink,
  linkForm,
  linkBrackets,
];
