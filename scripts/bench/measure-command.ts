import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { environmentWith } from '@/scripts/run';

/** What a command cost. */
export type Cost = {
  seconds: number;
  /**
   * The most memory that it and all processes it started held at one moment, in bytes, pages that several of them share
   * counted once; undefined where the system does not say (only Linux does).
   */
  memory?: number;
};

/** How often the memory of all processes is added up, in ms. */
const interval = 200;

const readProcess = (id: string, file: string): string => {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It has ended, or there is no such system of files.
    return '';
  }
};

/** The numbers of a process and of all it has started. */
function familyOf(id: number): string[] {
  let all: string[] = [];
  try {
    all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  const parents = new Map(
    all.map((one) => [one, /^PPid:\s+(\d+)/m.exec(readProcess(one, 'status'))?.[1]] as const),
  );
  const family = new Set([String(id)]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const [one, parent] of parents) if (parent && family.has(parent)) family.add(one);
  }
  return [...family];
}

/** Memory of a process and of all it has started, in bytes. */
const memoryOf = (id: number): number =>
  familyOf(id)
    .map((one) => Number(/^Pss:\s+(\d+)/m.exec(readProcess(one, 'smaps_rollup'))?.[1] ?? 0) * 1024)
    .reduce((sum, bytes) => sum + bytes, 0);

/**
 * Runs a command and measures it.
 * @param command Program and arguments.
 * @param options Its folder, and variables added to its environment.
 * @throws with the end of its output when it fails.
 */
export function measureCommand(
  command: readonly string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Cost> {
  const [program = '', ...args] = command;
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environmentWith(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    let memory = 0;
    const timer = setInterval(() => {
      memory = Math.max(memory, memoryOf(child.pid ?? 0));
    }, interval);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (code === 0) resolve({ seconds, ...(memory > 0 && { memory }) });
      else
        reject(
          new Error(`${command.join(' ')} ended with ${signal ?? code}:\n${output.slice(-4000)}`),
        );
    });
  });
}
