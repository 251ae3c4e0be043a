import type { SiteRule } from '../rule';
import { jobLinkFaults } from './job-links';
import { linkAdviser, linkFault } from './link-fault';

/** Rules about where links lead. */
export const linkRules: SiteRule[] = [
  {
    name: 'dead-link',
    severity: 'error',
    summary: 'A link leads to a page that visitors can see in the same language.',
    remedy: 'Name the page by its id, the folder’s path below content/.',
    check: (site) => {
      const advice = linkAdviser(site);
      const inDocuments = site.documents.flatMap((document) =>
        document.links.flatMap(({ href, prop, line, column }) => {
          const fault = linkFault(href, document, site, advice);
          if (!fault) return [];
          const message = prop ? `\`${prop}\`: ${fault}` : fault;
          return [{ file: document.file, line, column, message }];
        }),
      );
      return [...inDocuments, ...jobLinkFaults(site, advice)];
    },
  },
];
