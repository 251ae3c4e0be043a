import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Answers, readAnswers, withAnswers } from './answers';

/** The radio buttons around an element, by their question. */
const inputsAround = (element: Element | null) => [
  ...(element?.closest('[data-assessment]')?.querySelectorAll<HTMLInputElement>('input') ?? []),
];

const questionOf = (input: HTMLInputElement) => Number(input.dataset['question']) - 1;

/** What is checked. */
function checkedAnswers(inputs: readonly HTMLInputElement[], total: number): Answers {
  const answers = new Array<number | undefined>(total).fill(undefined);
  for (const input of inputs) if (input.checked) answers[questionOf(input)] = Number(input.value);
  return answers;
}

/**
 * The answers that are checked around an element. The address goes before what a browser brought along, and follows
 * each answer.
 * @param inside An element within the assessment.
 * @param total Number of questions.
 * @returns The answers, undefined until script runs, and how to clear them.
 */
export function useAnswers(inside: RefObject<Element | null>, total: number) {
  const [answers, setAnswers] = useState<Answers>();

  const show = useCallback(
    (given: Answers) => {
      for (const input of inputsAround(inside.current))
        input.checked = given[questionOf(input)] === Number(input.value);
      setAnswers(given);
    },
    [inside],
  );

  useEffect(() => {
    const root = inside.current?.closest('[data-assessment]');
    const checked = () => checkedAnswers(inputsAround(inside.current), total);
    const keep = (given: Answers) =>
      history.replaceState(history.state, '', withAnswers(location.href, given));
    const change = () => {
      const given = checked();
      keep(given);
      setAnswers(given);
    };
    const restore = () => {
      const asked = readAnswers(location.search, total);
      const given = asked ?? checked();
      show(given);
      // Answers that were given before script ran, or that a browser brought along.
      if (!asked && given.some((answer) => answer !== undefined)) keep(given);
    };
    const stop = new AbortController();
    const { signal } = stop;
    restore();
    root?.addEventListener('change', change, { signal });
    window.addEventListener('popstate', restore, { signal });
    return () => stop.abort();
  }, [inside, total, show]);

  const clear = () => {
    const none = new Array<undefined>(total).fill(undefined);
    history.replaceState(null, '', withAnswers(location.href, none));
    show(none);
    inputsAround(inside.current)[0]?.focus();
  };
  return { answers, clear };
}
