import type { Rule } from '@/lib/check/rule';
import { strayMarkdownRule } from './stray-markdown';
import { ignoreComment, syntaxRules } from './syntax';

/** Rules about the MDX of a text. */
export const markdownRules: readonly Rule[] = [...syntaxRules, ignoreComment, strayMarkdownRule];
