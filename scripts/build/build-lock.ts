import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { machineTime } from '@/lib/environment/clock';

/**
 * All builds of a project share the folders of Next.js and Contentlayer, wherever their sites go: one works at a time,
 * the others wait in the order in which they came. Node knows no locks of the kernel, and a file that says "locked"
 * would outlive a build that is killed. So each build puts a ticket into a folder, an empty file whose name says its
 * number and which process it belongs to, and the lowest ticket of a living process is at work. A ticket has a name that
 * no other ever has, so anyone may remove one of a dead process.
 */
type Ticket = { number: number; pid: number; start: string; host: string };

/** Where the tickets are. */
export const lockDirectory = '.cache/builds';

const thisHost = hostname().replace(/[^\w.]/g, '_');

const nameOf = ({ number, pid, start, host }: Ticket) =>
  `${String(number).padStart(6, '0')}-${pid}-${start}-${host}`;

function ticketOf(name: string): Ticket | undefined {
  const [, number, pid, start, host] = /^(\d+)-(\d+)-(\w+)-(.*)$/.exec(name) ?? [];
  if (host === undefined) return undefined;
  return { number: Number(number), pid: Number(pid), start: String(start), host };
}

/** What is known of a process whose start nobody can tell. */
const unknownStart = 'unknown';

/** Field of `/proc/<pid>/stat` that says when a process was started (proc(5): 22), counted from the one after its name. */
const startField = 22 - 3;

/**
 * When a process was started: its id alone may be that of another one by now.
 * @returns Letters and digits that no later process of the same id has; undefined where there is no such process.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is one all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that has ended and that its parent has not asked about yet.
    if (fields[0] === 'Z') return undefined;
    return fields[startField] ?? unknownStart;
  } catch {
    return startByPs(pid);
  }
}

/** The same, where there is no `/proc`. */
function startByPs(pid: number): string {
  try {
    const said = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return said.replace(/\W/g, '') || unknownStart;
  } catch {
    return unknownStart;
  }
}

/** How often a build says that it is alive, to those on other machines (or in other containers) that share the folder. */
const beat = 5000;

/** After how long without a sign a build on another machine is taken for dead, in ms. */
const silence = 60_000;

const ageOf = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? machineTime().getTime() - found.mtimeMs : Number.POSITIVE_INFINITY;
};

function isAlive(ticket: Ticket, directory: string): boolean {
  if (ticket.host !== thisHost) return ageOf(path.join(directory, nameOf(ticket))) < silence;
  return startOf(ticket.pid) === ticket.start;
}

const namesIn = (directory: string) => readdirSync(directory).filter(ticketOf).sort();

/** Says that a build was killed, to the next one whose turn it is, whoever found the ticket. */
const killedMark = 'killed';

/** Tickets of processes that are alive, the first of which is at work; removes those of dead ones. */
function queueIn(directory: string): string[] {
  return namesIn(directory).filter((name) => {
    const ticket = ticketOf(name);
    if (ticket && isAlive(ticket, directory)) return true;
    writeFileSync(path.join(directory, killedMark), '');
    rmSync(path.join(directory, name), { force: true });
    return false;
  });
}

/** How often is looked whether it is our turn, in ms. */
const pause = 200;

/** How often it is said again that we wait, in ms. */
const reminder = 60_000;

/** For how long the processes of a killed build may live on (scripts/end-with-parent.cjs), in ms. */
const afterlife = 1000;

/** Says what is waited for. */
function sentenceOn(name: string, directory: string): string {
  const ticket = ticketOf(name);
  const file = path.join(directory, name);
  let what = '';
  try {
    what = readFileSync(file, 'utf8').trim();
  } catch {
    // It has ended meanwhile.
  }
  const where = ticket && ticket.host !== thisHost ? ` on ${ticket.host}` : '';
  return `Another build of this project is under way (${what || 'no more is known'}, process ${ticket?.pid}${where}): waiting until it has ended`;
}

/** What is there to be done with a lock that is held. */
export type BuildLock = {
  /** Whether a build before this one was killed: what it was writing may be half there. */
  isTakenOver: boolean;
  /** Says that it was tidied up after that build: until then the next one is told so too. */
  settle: () => void;
  /** Lets the next one begin. Without effect when it was called before. */
  release: () => void;
};

type Options = {
  /** Where the tickets are. */
  directory?: string;
  /** Is told what is waited for. */
  say?: (sentence: string) => void;
};

/**
 * Waits until no other build of this project is at work.
 * @param what What is going to be done, for those who wait for it, e.g. `into out`.
 */
export async function lockBuilds(
  what: string,
  { directory = lockDirectory, say = console.log }: Options = {},
): Promise<BuildLock> {
  mkdirSync(directory, { recursive: true });
  const start = startOf(process.pid) ?? unknownStart;
  const look = () => queueIn(directory);
  const take = () => {
    const last = ticketOf(look().at(-1) ?? '')?.number ?? 0;
    const name = nameOf({ number: last + 1, pid: process.pid, start, host: thisHost });
    writeFileSync(path.join(directory, name), what, { flag: 'wx' });
    return name;
  };
  let own = take();
  // Someone who came after us, as we believe, may be at work already: we had looked before it came. To the end then.
  while ((look().at(-1) ?? own) > own) {
    rmSync(path.join(directory, own));
    own = take();
  }
  const file = path.join(directory, own);
  let said = Number.NEGATIVE_INFINITY;
  for (;;) {
    const [first = own] = look();
    if (first === own) break;
    if (performance.now() - said > reminder) {
      said = performance.now();
      say(sentenceOn(first, directory));
    }
    await wait(pause);
    utimesSync(file, machineTime(), machineTime());
  }
  const mark = path.join(directory, killedMark);
  const isTakenOver = existsSync(mark);
  if (isTakenOver) await wait(afterlife);
  const beats = setInterval(() => {
    try {
      utimesSync(file, machineTime(), machineTime());
    } catch {
      // Somebody has emptied the folder: nothing that this build could do about it.
    }
  }, beat).unref();
  return {
    isTakenOver,
    release: () => {
      clearInterval(beats);
      rmSync(file, { force: true });
    },
    settle: () => rmSync(mark, { force: true }),
  };
}
