import type { Rule } from '@/lib/check/rule';
import { blockTable } from './block-table';
import { blockRules } from './blocks';
import { codeBlockRules } from './code-blocks';
import { looseTextRule } from './loose-text';
import { mermaidRule } from './mermaid';
import { repeatedCard } from './repeated-card';
import { typedCall } from './typed-call';

/** Rules about blocks, their properties and what is in them. */
export const blockFamily: readonly Rule[] = [
  ...blockRules,
  blockTable,
  ...codeBlockRules,
  mermaidRule,
  looseTextRule,
  repeatedCard,
  typedCall,
];
