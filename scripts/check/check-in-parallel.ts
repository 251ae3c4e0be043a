import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from 'node:worker_threads';
import { type CheckEach, type CheckedDocument, checkEach } from '@/lib/check/check-document';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import { readSource, type Source } from '@/lib/content/source';
import { blockSchemas } from './block-schemas';

/** Documents that a thread takes at a time: of few, so that all threads end at about the same time. */
const batchSize = 32;

/** Documents from which on threads pay: one starts in the time that a hundred documents take. */
const leastDocuments = 400;

/** More threads than this wait for each other's memory. */
const mostThreads = 4;

/** Most objects of a check live for one document: with room for them (in MB) few are ever copied. */
export const resourceLimits = { maxYoungGenerationSizeMb: 128 };

/** How long the others may take once this thread has nothing left to do, in ms; then it does what is missing. */
const longestWait = 60_000;

/** Numbers that all threads share: how many documents were taken, and how many threads are done. */
const taken = 0;
const done = 1;

/** What a thread gets to do. */
type Order = { files: readonly string[]; now: Date; shared: Int32Array; port: MessagePort };

/** A checked document, and its place in the list. */
type Placed = [at: number, document: CheckedDocument];

/** Takes documents from the list until all are taken. */
function checkShare(
  count: number,
  shared: Int32Array,
  checkFrom: (from: number, to: number) => CheckedDocument[],
): Placed[] {
  const checked: Placed[] = [];
  for (;;) {
    const from = Atomics.add(shared, taken, batchSize);
    if (from >= count) return checked;
    const documents = checkFrom(from, Math.min(from + batchSize, count));
    checked.push(...documents.map((document, index): Placed => [from + index, document]));
  }
}

/** What another thread than the main one does: its share of the documents. */
export function checkInThread(): void {
  const { files, now, shared, port } = workerData as Order;
  setCurrentTree(contentDirectory);
  const read = (file: string) => readSource(contentDirectory, file);
  try {
    const checked = checkShare(files.length, shared, (from, to) =>
      checkEach(files.slice(from, to).map(read), blockSchemas, now),
    );
    port.postMessage(checked);
  } finally {
    Atomics.add(shared, done, 1);
    Atomics.notify(shared, done);
  }
}

/** Starts another thread. */
function startThread(program: string, order: Omit<Order, 'port'>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(program, {
    workerData: { ...order, port: port2 } satisfies Order,
    transferList: [port2],
    resourceLimits,
  });
  worker.unref();
  // What it leaves undone is done here.
  worker.on('error', () => {});
  return port1;
}

/**
 * Checks documents of the site's content in as many threads as there are processors, up to four and this one among them,
 * if there are enough documents. It waits for the other threads without giving way, so that a check stays one call.
 */
export const checkInParallel: CheckEach = (sources, blocks, now) => {
  const check = (some: readonly Source[]) => checkEach(some, blocks, now);
  const others = Math.min(availableParallelism(), mostThreads) - 1;
  const [, program = ''] = process.argv;
  // Threads begin with JavaScript: with the bundle of this command (scripts/bundled.mjs).
  if (others < 1 || sources.length < leastDocuments || path.extname(program) !== '.mjs')
    return check(sources);
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const files = sources.map(({ file }) => file);
  const ports = Array.from({ length: others }, () => startThread(program, { files, now, shared }));
  const checked = new Map(
    checkShare(files.length, shared, (from, to) => check(sources.slice(from, to))),
  );
  for (;;) {
    const count = Atomics.load(shared, done);
    if (count === others || Atomics.wait(shared, done, count, longestWait) === 'timed-out') break;
  }
  for (const port of ports)
    for (const [at, document] of (receiveMessageOnPort(port)?.message ?? []) as Placed[])
      checked.set(at, document);
  return sources.map((source, at) => checked.get(at) ?? (check([source])[0] as CheckedDocument));
};
