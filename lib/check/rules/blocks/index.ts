import type { Rule } from '@/lib/check/rule';
import { blockRules } from './blocks';
import { contentRules } from './contents';

/** Rules about blocks, their properties and what is in them. */
export const blockFamily: readonly Rule[] = [...blockRules, ...contentRules];
