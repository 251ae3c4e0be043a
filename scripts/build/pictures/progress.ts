/** How far a long step is, on one line that is rewritten, or on a line per tenth where output is kept. */
export type Progress = {
  /** One more is done. @param label What it was. */
  done: (label: string) => void;
};

/** Where progress is written. */
export type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

/** Narrowest terminal that is thought of, in columns, where one does not tell. */
const usualWidth = 80;

/**
 * @param total How many there will be.
 * @param output Where it is written: a terminal, or a log.
 */
export function createProgress(total: number, output: Output = process.stdout): Progress {
  let count = 0;
  const digits = String(total).length;
  return {
    done: (label) => {
      count += 1;
      const line = `  ${String(count).padStart(digits)}/${total} ${label}`;
      if (output.isTTY) {
        output.write(`\r\u001b[K${line.slice(0, (output.columns ?? usualWidth) - 1)}`);
        if (count === total) output.write('\n');
        return;
      }
      const isNextTenth = Math.floor((count * 10) / total) > Math.floor(((count - 1) * 10) / total);
      if (isNextTenth) output.write(`${line}\n`);
    },
  };
}
