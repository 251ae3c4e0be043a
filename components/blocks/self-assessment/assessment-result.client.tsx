'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Heading } from '@/components/ui/heading/heading';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import {
  type Answers,
  type AreaScore,
  nextAreas,
  readAnswers,
  scoreAreas,
  withAnswers,
} from './answers';
import './assessment.css';

/** What the result says of an area. */
type ResultArea = {
  heading: string;
  /** Number of its questions. */
  size: number;
  precedence: number;
  /** What is said of its points, by their number. */
  scores: readonly string[];
  next: string;
  nextLabel: string;
  nextHref: string;
};

export type ResultProps = {
  areas: readonly ResultArea[];
  questions: readonly string[];
  texts: {
    heading: string;
    /** How far the answers have come, by their number. */
    progress: readonly string[];
    /** What to do while questions are open, and where all points are reached. */
    unfinished: string;
    full: string;
    /** Above the next steps, the weakest area first. */
    nextSteps: string;
    yourAnswers: string;
    /** Labels of the answers, by their points; and of an open question. */
    answers: readonly string[];
    open: string;
    seeResult: string;
    print: string;
    restart: string;
    /** That the address keeps the answers. */
    kept: string;
  };
};

type AreaBarsProps = { areas: readonly ResultArea[]; scores: readonly AreaScore[] };

/** The score of each area: a bar for the eye, and the same in words. */
function AreaBars({ areas, scores }: AreaBarsProps) {
  return (
    <dl className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
      {areas.map(({ heading, scores: texts }, index) => {
        const { points = 0, most = 1 } = scores[index] ?? {};
        return (
          <div key={heading}>
            <dt className="text-h5">{heading}</dt>
            <dd className="text-ink-soft tabular-nums">
              <span>{texts[points]}</span>
              <svg
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-2 block h-2 w-full rounded-card bg-rule text-ink-purple forced-colors:bg-[Canvas] forced-colors:outline"
              >
                <rect width={points} height="1" fill="currentColor" />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Prints the result without the page around it (`assessment.css`). */
function printResult(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'assessment';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
}

/** The answers that are checked. */
const checkedIn = (assessment: Element, total: number): Answers =>
  Array.from({ length: total }, (_, index) => {
    const name = `question-${index + 1}`;
    const checked = assessment.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
    return checked ? Number(checked.value) : undefined;
  });

/** Checks these answers, and no others. */
function check(assessment: Element, answers: Answers): void {
  const buttons = assessment.querySelectorAll<HTMLInputElement>('[name^="question-"]');
  for (const button of buttons) {
    const answer = answers[Number(button.name.replace('question-', '')) - 1];
    button.checked = Number(button.value) === answer;
  }
}

/** Keeps the answers in the address. */
const keep = (answers: Answers) =>
  history.replaceState(history.state, '', withAnswers(location.href, answers));

/**
 * The answers that are checked around an element. The address goes before what a browser brought along, and follows
 * each answer.
 * @param inside An element within the assessment.
 * @param total Number of questions.
 * @returns The answers, none until script runs, and how to clear them.
 */
function useAnswers(inside: RefObject<Element | null>, total: number) {
  const [answers, setAnswers] = useState<Answers>([]);

  useEffect(() => {
    const root = inside.current?.closest('[data-assessment]');
    if (!root) return;
    const change = () => {
      const given = checkedIn(root, total);
      keep(given);
      setAnswers(given);
    };
    const restore = () => {
      const asked = readAnswers(location.search, total);
      if (asked) check(root, asked);
      const given = checkedIn(root, total);
      // Answers that were given before script ran, or that a browser brought along.
      if (!asked && given.some((answer) => answer !== undefined)) keep(given);
      setAnswers(given);
    };
    restore();
    root.addEventListener('change', change);
    window.addEventListener('popstate', restore);
    return () => {
      root.removeEventListener('change', change);
      window.removeEventListener('popstate', restore);
    };
  }, [inside, total]);

  const clear = () => {
    const root = inside.current?.closest('[data-assessment]');
    if (!root) return;
    const none = new Array<undefined>(total).fill(undefined);
    check(root, none);
    keep(none);
    setAnswers(none);
    root.querySelector<HTMLInputElement>('[name="question-1"]')?.focus();
  };
  return { answers, clear };
}

/** Scores the answers around it, keeps them in the address and says what to do next. */
export function AssessmentResult({ areas, questions, texts }: ResultProps) {
  const root = useRef<HTMLDivElement>(null);
  const { answers, clear } = useAnswers(root, questions.length);
  const scores = scoreAreas(
    answers,
    areas.map(({ size }) => size),
  );
  const count = answers.filter((one) => one !== undefined).length;
  const isComplete = count === questions.length;
  const order = nextAreas(
    scores,
    areas.map(({ precedence }) => precedence),
  );
  return (
    <div ref={root} className="contents noscript:hidden" {...useWaiting()}>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-8 gap-y-2 border-t-2 border-ink-purple bg-background py-4 pr-16 print:hidden">
        <p role="status" className="font-semibold tabular-nums">
          {texts.progress[count]}
        </p>
        <TextLink href="#result">{texts.seeResult}</TextLink>
      </div>
      <section data-assessment-result="" aria-labelledby="result" className="pt-10">
        <Heading level={3} id="result" tabIndex={-1}>
          {texts.heading}
        </Heading>
        <AreaBars areas={areas} scores={scores} />
        {!isComplete && <Text className="mt-8">{texts.unfinished}</Text>}
        {isComplete && order.length === 0 && <Text className="mt-8">{texts.full}</Text>}
        {isComplete && order.length > 0 && (
          <>
            <Heading level={4} className="mt-8 mb-3">
              {texts.nextSteps}
            </Heading>
            <ol className="max-w-column list-decimal space-y-3 pl-6">
              {order.map((at) => {
                const area = areas[at];
                return (
                  area && (
                    <li key={area.heading}>
                      <strong>{area.heading}.</strong> {area.next}{' '}
                      <TextLink href={area.nextHref}>{area.nextLabel}</TextLink>
                    </li>
                  )
                );
              })}
            </ol>
          </>
        )}
        <div className="mt-8 hidden print:block">
          <Heading level={4} className="mb-3">
            {texts.yourAnswers}
          </Heading>
          <ol className="list-decimal space-y-1 pl-6">
            {questions.map((question, index) => (
              <li key={question}>
                {question} <strong>{texts.answers[answers[index] ?? -1] ?? texts.open}</strong>
              </li>
            ))}
          </ol>
        </div>
        <div className="mt-8 flex flex-wrap gap-4 print:hidden">
          <Button variant="outline" onClick={printResult}>
            {texts.print}
          </Button>
          <Button variant="outline" onClick={clear}>
            {texts.restart}
          </Button>
        </div>
        <Text className="mt-4 text-small text-ink-soft print:hidden">{texts.kept}</Text>
      </section>
    </div>
  );
}
