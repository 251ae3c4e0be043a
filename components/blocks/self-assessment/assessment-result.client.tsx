'use client';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { nextAreas, scoreAreas } from './answers';
import { AreaBars } from './area-bars';
import './assessment.css';
import { printResult } from './print-result';
import type { ResultProps } from './result-props';
import { useAnswers } from './use-answers';

/** Scores the answers around it, keeps them in the address and says what to do next. */
export function AssessmentResult({ areas, questions, texts }: ResultProps) {
  const root = useRef<HTMLDivElement>(null);
  const { answers = [], clear } = useAnswers(root, questions.length);
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
    <div ref={root} className="contents noscript:hidden">
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
