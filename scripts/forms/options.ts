import { parseArgs } from 'node:util';
import { type FaultKind, type FaultRates, faultKinds } from './form-server';

/** What `npm run forms:dev` was asked for. */
type FormOptions = { port: number; file: string; seed: number; rates: FaultRates };

const failures: Readonly<Record<FaultKind, string>> = {
  '4xx': 'answers 429, too many requests',
  '5xx': 'answers 503',
  hang: 'never answers',
  cut: 'cuts the connection before it stores',
  'cut-after': 'stores, then cuts the connection',
  garbage: 'answers 200 with a page of something else',
};

/** What it says of its options. */
export const usage = `npm run forms:dev -- [options]: an endpoint for forms, on this machine

  --port <number>   where it listens (3999)
  --file <path>     where submissions go, one JSON object in a line (.cache/submissions.jsonl)
  --seed <number>   makes the failures repeat (1)
${faultKinds.map((kind) => `  --${kind} <rate>`.padEnd(20) + failures[kind]).join('\n')}

Rates go from 0 to 1, for example --5xx 0.2 --hang 0.05`;

/** A number from an option. */
function numberOf(name: string, text: string, isRight: (value: number) => boolean): number {
  const value = Number(text);
  if (text.trim() !== '' && isRight(value)) return value;
  throw new Error(`--${name} is "${text}"\n\n${usage}`);
}

/**
 * Reads the options.
 * @throws an error that lists them when one is unknown or no number.
 */
export function readOptions(args: readonly string[]): FormOptions {
  const texts = ['port', 'file', 'seed', ...faultKinds];
  const options = Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const isRate = (value: number) => value >= 0 && value <= 1;
  const given = faultKinds.filter((kind) => values[kind] !== undefined);
  const rates = Object.fromEntries(
    given.map((kind) => [kind, numberOf(kind, String(values[kind]), isRate)]),
  );
  const isPort = (value: number) => Number.isInteger(value) && value > 0 && value < 65536;
  return {
    port: numberOf('port', String(values['port'] ?? '3999'), isPort),
    file: String(values['file'] ?? '.cache/submissions.jsonl'),
    seed: numberOf('seed', String(values['seed'] ?? '1'), Number.isInteger),
    rates,
  };
}
