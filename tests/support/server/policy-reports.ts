import { createServer, type Server, type ServerResponse } from 'node:http';

/** Where browsers report what the policy of a page refused; the GET answer is a list of `PolicyReport`. */
export const reportsPath = '/policy-reports';

/** A page whose query has this word breaks its policy on purpose. */
export const plantedQuery = 'planted-violation';

/** What a browser says of a violation (CSP Level 3 §5.3), as far as it is read here. */
export type PolicyReport = {
  'document-uri': string;
  'effective-directive': string;
  'blocked-uri': string;
  'source-file'?: string;
  'line-number'?: number;
};

const policyHeader = 'content-security-policy';

/** Has the policy of an answer name the place for reports, however the server writes its headers. */
function addReports(response: ServerResponse): void {
  const reported = (name: string, value: unknown) =>
    name.toLowerCase() === policyHeader ? `${value}; report-uri ${reportsPath}` : value;
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => setHeader(name, reported(name, value) as string);
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((...parts: unknown[]) => {
    const headers = parts.at(-1);
    if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
      return writeHead(...parts);
    const entries = Object.entries(headers).map(([name, value]) => [name, reported(name, value)]);
    return writeHead(...parts.slice(0, -1), Object.fromEntries(entries));
  }) as ServerResponse['writeHead'];
}

/**
 * A server that answers as another does, whose pages report what their policy refused, and that keeps these reports: so
 * every browser test is a test of the policy as well (tests/support/policy-teardown.ts).
 * @param site The server of the site, which does not listen itself.
 */
export function withPolicyReports(site: Server): Server {
  const reports: PolicyReport[] = [];
  return createServer((request, response) => {
    if (request.url !== reportsPath) {
      addReports(response);
      site.emit('request', request, response);
      return;
    }
    if (request.method !== 'POST') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(reports));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      reports.push(JSON.parse(Buffer.concat(parts).toString('utf8'))['csp-report']);
      response.writeHead(204).end();
    });
  });
}
