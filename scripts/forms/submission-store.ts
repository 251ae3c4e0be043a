import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
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
 * Keeps submissions in a file, one JSON object in a line. An id that is there is not written again.
 * @throws when the file holds something else.
 */
export function openSubmissionStore(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const known = readStored(file);
  return {
    /** Stores a submission once; "known" if this very one was stored before, "conflict" if another was. */
    add(submission: Submission): StoreResult {
      const content = contentOf(submission);
      const earlier = known.get(submission.id);
      if (earlier !== undefined) return earlier === content ? 'known' : 'conflict';
      const stored: Stored = { ...submission, storedAt: new Date().toISOString() };
      appendFileSync(file, `${JSON.stringify(stored)}\n`);
      known.set(submission.id, content);
      return 'stored';
    },
  };
}
