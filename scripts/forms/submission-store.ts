import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Submission } from '@/lib/forms/send-submission';

/** What became of a submission that was to be stored. */
export type StoreResult = 'stored' | 'known' | 'conflict';

/** A line of the file. */
type Stored = Submission & { storedAt: string };

/** What makes two submissions with one id the same: not how long it took to send them. */
const contentOf = ({ elapsed: _, ...content }: Submission) => JSON.stringify(content);

/** What an earlier run stored. A line that was broken off by its end was never confirmed to anyone: it goes. */
function readStored(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  const lines = whole.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const { storedAt: _, ...submission } = JSON.parse(line) as Stored;
      return [submission.id, contentOf(submission)];
    }),
  );
}

/**
 * Keeps submissions in a file, one JSON object in a line. Lines are whole, and on disk before they are confirmed; those
 * that wait for the disk are written together. An id that is there is not written again.
 * @throws when the file holds something else.
 */
export function openSubmissionStore(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const known = readStored(file);
  /** What is on its way to the disk, by id. */
  const underWay = new Map<string, { content: string; done: Promise<void> }>();
  let waiting: string[] = [];
  let batch: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const writeWaiting = async () => {
    const lines = waiting;
    waiting = [];
    batch = undefined;
    const handle = await open(file, 'a');
    const { size } = await handle.stat();
    try {
      await handle.appendFile(lines.join(''));
      await handle.datasync();
    } catch (error) {
      await handle.truncate(size);
      throw error;
    } finally {
      await handle.close();
    }
  };

  /** Puts a line among those that are written next. */
  const write = (line: string): Promise<void> => {
    waiting.push(line);
    // Lines that could not be written do not keep the next ones from it.
    batch ??= last.then(writeWaiting, writeWaiting);
    last = batch;
    return batch;
  };

  return {
    /** Stores a submission once; "known" if this very one was stored before, "conflict" if another was. */
    async add(submission: Submission): Promise<StoreResult> {
      const { id } = submission;
      const content = contentOf(submission);
      const other = underWay.get(id);
      if (other) {
        await other.done;
        return other.content === content ? 'known' : 'conflict';
      }
      const earlier = known.get(id);
      if (earlier !== undefined) return earlier === content ? 'known' : 'conflict';
      const stored: Stored = { ...submission, storedAt: new Date().toISOString() };
      const done = write(`${JSON.stringify(stored)}\n`);
      underWay.set(id, { content, done });
      try {
        await done;
        known.set(id, content);
        return 'stored';
      } finally {
        underWay.delete(id);
      }
    },
  };
}
