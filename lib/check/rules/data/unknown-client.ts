import { show } from '@/lib/check/describe-issue';
import { entryIds } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { kebabOf } from '@/lib/check/rules/files/folder-name';
import { nearestWord, suggest } from '@/lib/check/suggest';

const clientsFile = 'data/clients.yaml';

/** What to write instead: an id that is near, or whose name it is. */
function adviceFor(id: string, clients: readonly string[]): string {
  const near = nearestWord(kebabOf(id), clients);
  return near ? `; did you mean \`${near}\`?` : suggest(id, clients);
}

/** The rule about organisations named in the frontmatter of case studies. */
export const unknownClient: SiteRule = {
  name: 'unknown-client',
  severity: 'error',
  summary: 'The client of a case study is in data/clients.yaml.',
  remedy: 'Use the suggested id, or add the organisation to data/clients.yaml.',
  checkSite: (site) => {
    const clients = entryIds(site, clientsFile);
    if (!clients) return [];
    return site.documents.flatMap(({ file, type, data, places }) => {
      const id = data['client'];
      if (type !== 'CaseStudy' || typeof id !== 'string' || clients.includes(id)) return [];
      const message = `there is no client ${show(id)} in ${clientsFile}${adviceFor(id, clients)}`;
      return [{ file, ...(places['client'] ?? { line: 1, column: 1 }), message }];
    });
  },
};
