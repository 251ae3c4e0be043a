import { parseArgs } from 'node:util';

/** How problems are written: for people, for programs, as annotations of a pull request. */
export type Format = 'text' | 'json' | 'github';

export type CheckCommandOptions = {
  format: Format;
  isFixing: boolean;
  /** Paths or globs the report is limited to; empty for everything. */
  only: string[];
};

export const checkUsage = `Usage: npm run check -- [--json | --github] [--fix] [paths or globs]
  Says what is wrong in the content: file:line:col  rule  message. --fix corrects what is safe to correct.`;

/**
 * Reads the arguments of `npm run check`.
 * @throws when there is one it does not know, naming those it knows.
 */
export function readOptions(args: string[]): CheckCommandOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        github: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
      },
    });
    const format = values.json ? 'json' : values.github ? 'github' : 'text';
    return { format, isFixing: values.fix, only: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error);
    throw new Error(`${reason}. ${checkUsage}`);
  }
}
