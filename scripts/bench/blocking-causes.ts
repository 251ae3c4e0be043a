/** What long tasks of a page are spent on. */
export const causes = ['parsing', 'style', 'evaluation', 'data', 'React', 'other'] as const;

/**
 * `parsing` of the HTML, `style` and layout and paint, `evaluation` of scripts as they arrive, `data`: the promises
 * that take the page's data and start React, `React`: hydration, what the leaves do among it, `other`: collecting
 * garbage, the browser's own.
 */
export type Cause = (typeof causes)[number];

/** An event of a trace of Chromium; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
};

/** Lighthouse's phone has a processor four times slower than the machine that measures. */
const slowdown = 4;

/** A task is long from 50 ms on (https://w3c.github.io/longtasks/). */
const longTask = 50;

const patterns: readonly (readonly [RegExp, Cause])[] = [
  [/^(ParseHTML|DocumentLoader::|HTMLDocumentParser::|NavigationBodyLoader::)/, 'parsing'],
  [/^(UpdateLayoutTree|Layout|ParseAuthorStyleSheet|Paint|PrePaint|Layerize|Commit)$/, 'style'],
  [/^(EvaluateScript|v8\.(compile|run|produceCache|evaluateModule)|ScriptCompiled)$/, 'evaluation'],
  [/^RunMicrotasks$/, 'data'],
  [/^FunctionCall$/, 'React'],
];

const causeOf = (name: string) => patterns.find(([pattern]) => pattern.test(name))?.[1];

/** The main thread of the page: of all renderers' the one that worked longest. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, { work: number; events: TraceEvent[] }>();
  const key = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  for (const event of events)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      threads.set(key(event), { work: 0, events: [] });
  for (const event of events) {
    const thread = threads.get(key(event));
    if (event.ph !== 'X' || !event.dur || !thread) continue;
    thread.work += event.dur;
    thread.events.push(event);
  }
  const [busiest] = [...threads.values()].sort((one, other) => other.work - one.work);
  return (busiest?.events ?? []).sort(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  );
}

/**
 * What the long tasks of a page are spent on: each moment counts for the innermost event that says it, but a promise
 * or call within a script that is evaluated belongs to the evaluation.
 * @param events A trace that was taken without throttling.
 * @returns Milliseconds by cause as Lighthouse's phone would take them, of tasks that are long there.
 */
export function causesOfBlocking(events: readonly TraceEvent[]): Record<Cause, number> {
  const spent = Object.fromEntries(causes.map((cause) => [cause, 0])) as Record<Cause, number>;
  type Open = { end: number; cause: Cause; isCounted: boolean };
  const stack: Open[] = [];
  let reached = 0;
  const countUntil = (moment: number) => {
    const top = stack.at(-1);
    if (top?.isCounted) spent[top.cause] += ((moment - reached) * slowdown) / 1000;
    reached = moment;
  };
  const closeUntil = (moment: number) => {
    for (let top = stack.at(-1); top && top.end <= moment; top = stack.at(-1)) {
      countUntil(top.end);
      stack.pop();
    }
    countUntil(moment);
  };
  for (const { name, ts, dur = 0 } of mainThread(events)) {
    closeUntil(ts);
    const outer = stack.at(-1);
    const isLong = (dur * slowdown) / 1000 > longTask;
    const isInner = outer?.cause === 'evaluation' && causeOf(name) !== 'style';
    const cause = isInner ? 'evaluation' : (causeOf(name) ?? outer?.cause ?? 'other');
    stack.push({ end: ts + dur, cause, isCounted: outer?.isCounted ?? isLong });
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return spent;
}
