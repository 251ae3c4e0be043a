import { jobsLanguage } from '@/lib/schema/data/jobs';
import { readDataFile } from '../facts/data-file';
import type { SiteFacts } from '../facts/site-facts';
import type { SiteFinding } from '../rule';
import { addressLink } from './address-link';
import { linkFault } from './link-fault';

const jobsFile = 'data/jobs.yaml';

/** Positions are in the language of the page that shows them. */
const standing = { locale: jobsLanguage };

function faultOf(url: string, site: SiteFacts, advice: (id: string) => string): string | undefined {
  const fault = linkFault(url, standing, site, advice);
  if (fault) return fault;
  const address = addressLink(url, standing, site);
  return address && `"${url}" is an address: expected the page’s id, /${address.page.id}`;
}

/**
 * Where positions say that one applies, and nothing is there.
 * @param advice Tells which page was meant.
 */
export function jobLinkFaults(site: SiteFacts, advice: (id: string) => string): SiteFinding[] {
  if (!site.files.includes(jobsFile)) return [];
  const { source, yaml } = readDataFile(site.directory, jobsFile);
  const jobs: unknown[] = Array.isArray(yaml.data) ? yaml.data : [];
  return jobs.flatMap((job, index) => {
    const url = (job as { url?: unknown } | null)?.url;
    const fault = typeof url === 'string' ? faultOf(url, site, advice) : undefined;
    if (!fault) return [];
    const place = source.at(yaml.valueOffset([index, 'url']) ?? 0);
    return [{ file: jobsFile, ...place, message: `\`url\`: ${fault}` }];
  });
}
