import { existsSync, readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';

/** How many tests passed, and a line for each that failed. */
export type TestReport = { passed: number; failures: string[] };

/** A test as JUnit's format names it, which Vitest and Playwright write alike: a failure's text follows its message. */
type TestCase = {
  name: string;
  classname: string;
  failure?: { message?: string; '#text'?: string }[];
  error?: { message?: string; '#text'?: string }[];
  skipped?: unknown;
};

type Report = { testsuites: { testsuite?: { name: string; testcase?: TestCase[] }[] } };

/** Where Playwright’s report goes (playwright.config.ts). */
export const browserReport = '.cache/e2e.xml';

/** How many characters of a failure's message stand behind its name. */
const messageLength = 300;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
});

/**
 * Reads a report of tests in JUnit's format.
 * @param file Where it is.
 * @returns How many tests passed, and those that failed as `file: title: beginning of the message` in one line each; where there is
 * no report, which means that the runner has not come to its end, that is the failure.
 */
export function readReport(file: string): TestReport {
  if (!existsSync(file)) return { passed: 0, failures: [`${file}: the tests have no report`] };
  const { testsuites } = parser.parse(readFileSync(file, 'utf8')) as Report;
  const cases = (testsuites.testsuite ?? []).flatMap(({ testcase = [] }) => testcase);
  const faultOf = ({ failure, error }: TestCase) => failure?.[0] ?? error?.[0];
  const failures = cases.flatMap((test) => {
    const fault = faultOf(test);
    if (!fault) return [];
    const message = (fault['#text'] || fault.message || '').replaceAll(/\s+/g, ' ').trim();
    return `${test.classname}: ${test.name}: ${message.slice(0, messageLength)}`;
  });
  const passed = cases.filter((test) => !faultOf(test) && test.skipped === undefined).length;
  return { passed, failures };
}
