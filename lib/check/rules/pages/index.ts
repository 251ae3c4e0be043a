import type { Rule } from '@/lib/check/rule';
import { alikePages } from './alike-pages';
import { movedPage } from './moved-page';
import { pageHeadingRules } from './page-heading';
import { reachRules } from './reach';
import { requiredPage } from './required-page';
import { requiredSection } from './required-section';
import { storyRules } from './stories';

/** Rules about the pages that a site has, and how visitors come to them. */
export const pageRules: readonly Rule[] = [
  movedPage,
  requiredPage,
  requiredSection,
  ...pageHeadingRules,
  ...reachRules,
  ...storyRules,
  alikePages,
];
