import type { Rule } from '@/lib/check/rule';
import { blockRules } from './blocks';
import { codeBlockRules } from './code-blocks';
import { repeatedCard } from './repeated-card';

/** Rules about blocks, their properties and what is in them. */
export const blockFamily: readonly Rule[] = [...blockRules, ...codeBlockRules, repeatedCard];
