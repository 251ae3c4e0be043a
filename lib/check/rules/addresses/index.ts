import type { Rule } from '@/lib/check/rule';
import { oldAddressRules } from './old-addresses';
import { pageAddressRules } from './page-addresses';

/** Rules about addresses of pages, those of today and those of before. */
export const addressRules: readonly Rule[] = [...pageAddressRules, ...oldAddressRules];
