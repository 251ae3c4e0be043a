import type { AssessmentAreaProps } from './assessment-area';
import type { AssessmentQuestionProps } from './assessment-question';
import type { ResultProps } from './result-props';

type Area = AssessmentAreaProps & { questions: readonly AssessmentQuestionProps[] };
type Translate = (key: string, values?: Record<string, number>) => string;

/** Texts for every number from 0 to a highest one. */
const upTo = (most: number, text: (number: number) => string) =>
  Array.from({ length: most + 1 }, (_, number) => text(number));

/**
 * What the result needs to know, with all texts ready.
 * @param t Translator of the group `components.self_assessment`.
 */
export function resultProps(areas: readonly Area[], t: Translate): ResultProps {
  const questions = areas.flatMap((area) => area.questions.map(({ question }) => question));
  const total = questions.length;
  return {
    questions,
    areas: areas.map(({ heading, next, nextLabel, nextHref, precedence, questions: own }) => ({
      heading,
      next,
      nextLabel,
      nextHref,
      precedence,
      size: own.length,
      scores: upTo(2 * own.length, (points) => t('score', { points, most: 2 * own.length })),
    })),
    texts: {
      heading: t('heading'),
      progress: upTo(total, (answered) => t('progress', { answered, total })),
      unfinished: t('unfinished'),
      full: t('full'),
      nextSteps: t('next_steps'),
      yourAnswers: t('your_answers'),
      answers: upTo(2, (points) => t(`answers.${points}`)),
      open: t('open'),
      seeResult: t('see_result'),
      print: t('print'),
      restart: t('restart'),
      kept: t('kept'),
    },
  };
}
