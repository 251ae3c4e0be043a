import type { Rule } from '@/lib/check/rule';
import { redirectFault } from './redirect-fault';
import { reservedAddress } from './reserved-address';
import { sameAddressRules } from './same-address';
import { vanishedAddress } from './vanished-address';

/** Rules about addresses of pages, those of today and those of before. */
export const addressRules: readonly Rule[] = [
  ...sameAddressRules,
  reservedAddress,
  redirectFault,
  vanishedAddress,
];
