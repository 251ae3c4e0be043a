import type { SiteRule } from '../rule';
import { linkRules } from './links';
import { peopleRules } from './people';

/** All rules that compare documents with one another and with other files. One line for each group. */
export const siteRules: readonly SiteRule[] = [...linkRules, ...peopleRules];
