/** What a question may be answered with, best first, by its points. */
export const points = [2, 1, 0] as const;

/** Points of each question in order; undefined where it is open. */
export type Answers = readonly (number | undefined)[];

/** Stands in the URL for a question that is open. */
const open = '-';

/** Name of the parameter that keeps the answers. */
const answersQuery = 'answers';

/**
 * Reads answers off a URL.
 * @param search Query of the URL, e.g. `?answers=21-0`.
 * @param total Number of questions.
 * @returns undefined where there are none, or where they fit no questions of this number.
 */
export function readAnswers(search: string, total: number): Answers | undefined {
  const given = new URLSearchParams(search).get(answersQuery) ?? '';
  if (given.length !== total || !/^[012-]+$/.test(given)) return undefined;
  return [...given].map((one) => (one === open ? undefined : Number(one)));
}

/**
 * A URL with the answers in it; all else in it stays.
 * @param answers When none is given, the parameter goes.
 */
export function withAnswers(href: string, answers: Answers): string {
  const url = new URL(href);
  const isEmpty = answers.every((one) => one === undefined);
  if (isEmpty) url.searchParams.delete(answersQuery);
  else url.searchParams.set(answersQuery, answers.map((one) => one ?? open).join(''));
  return url.href;
}

/** How an area is scored. */
export type AreaScore = { answered: number; points: number; most: number };

/**
 * Scores areas.
 * @param sizes Number of questions of each area, in order.
 */
export function scoreAreas(answers: Answers, sizes: readonly number[]): AreaScore[] {
  let from = 0;
  return sizes.map((size) => {
    const own = answers.slice(from, from + size).filter((one) => one !== undefined);
    from += size;
    return { answered: own.length, points: own.reduce((sum, one) => sum + one, 0), most: 2 * size };
  });
}

/**
 * The order in which areas want attention: the weakest first; of equally weak ones the one that goes before. Areas with
 * all points are left out.
 * @param precedences Which area goes first, 1 before 2, in the order of the areas.
 * @returns Positions of areas.
 */
export function nextAreas(scores: readonly AreaScore[], precedences: readonly number[]): number[] {
  const share = (at: number) => (scores[at]?.points ?? 0) / (scores[at]?.most ?? 1);
  return scores
    .map((_, at) => at)
    .filter((at) => share(at) < 1)
    .sort((a, b) => share(a) - share(b) || (precedences[a] ?? 0) - (precedences[b] ?? 0));
}
