import type { FullConfig } from '@playwright/test';
import {
  type PolicyReport,
  plantedQuery,
  reportsPath,
} from '@/tests/support/server/policy-reports';

/** What a report says, in a line. */
const lineOf = (report: PolicyReport): string =>
  `${report['document-uri']}: ${report['effective-directive']} refused ${report['blocked-uri']} ${report['source-file'] ?? ''}:${report['line-number'] ?? ''}`;

/**
 * After all browser tests: whatever they did on whichever page, no policy may have refused anything.
 * @throws when one did, with what was refused where.
 */
export default async function requireNoViolation(config: FullConfig): Promise<void> {
  const origins = new Set(config.projects.flatMap(({ use }) => use.baseURL ?? []));
  const reports = await Promise.all(
    [...origins].map(async (origin) => {
      const response = await fetch(new URL(reportsPath, origin));
      return (await response.json()) as PolicyReport[];
    }),
  );
  const lines = reports
    .flat()
    .filter((report) => !report['document-uri'].includes(plantedQuery))
    .map(lineOf);
  if (lines.length > 0)
    throw new Error(
      `The policy of pages refused what tests did on them:\n${[...new Set(lines)].join('\n')}`,
    );
}
