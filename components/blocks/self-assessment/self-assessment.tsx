import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import { LazyAssessmentResult } from '../lazy-leaves.client';
import { points } from './answers';
import type { ResultProps } from './assessment-result.client';
import {
  assessmentAreaSchema,
  assessmentQuestionSchema,
  type selfAssessmentSchema,
} from './schema';

type AssessmentAreaProps = BlockProps<typeof assessmentAreaSchema>;

type AssessmentQuestionProps = BlockProps<typeof assessmentQuestionSchema>;

type QuestionFieldsProps = AssessmentQuestionProps & {
  /** From 1. */
  number: number;
  /** The label before the text that describes a good answer. */
  goodLabel: string;
  /** Labels of the answers, best first. */
  answers: readonly string[];
};

/** A question with its answers: native radio buttons, which work without script and on paper. */
function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, goodLabel, answers, children } = props;
  return (
    <fieldset className="grid gap-x-8 gap-y-4 border-t border-rule py-6 break-inside-avoid lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <legend className="contents">
        <span className="block pt-6 text-h5 lg:col-span-7 lg:row-start-1 lg:pt-0">
          <span className="mr-2 text-ink-purple tabular-nums">{number}.</span>
          {question}
        </span>
      </legend>
      <div className="text-small text-ink-soft lg:col-span-7">
        <p className="mb-1 font-semibold">{goodLabel}</p>
        {children}
      </div>
      <div className="flex flex-wrap content-start gap-3 max-sm:flex-col lg:flex-col lg:flex-nowrap lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
        {answers.map((label, index) => (
          <label
            key={label}
            className="inline-flex min-h-11 grow cursor-pointer items-center gap-3 rounded-card border border-clickable px-4 has-checked:border-ink-purple has-checked:font-semibold"
          >
            <input
              type="radio"
              name={`question-${number}`}
              value={points[index]}
              className="size-4 accent-current"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Area = AssessmentAreaProps & { questions: readonly AssessmentQuestionProps[] };
type Translate = (key: string, values?: Record<string, number>) => string;

/** Texts for every number from 0 to a highest one. */
const upTo = (most: number, text: (number: number) => string) =>
  Array.from({ length: most + 1 }, (_, number) => text(number));

/**
 * What the result needs to know, with all texts ready.
 * @param t Translator of the group `components.self_assessment`.
 */
function resultProps(areas: readonly Area[], t: Translate): ResultProps {
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

type SelfAssessmentProps = BlockProps<typeof selfAssessmentSchema>;

const questionsOf = ({ children }: AssessmentAreaProps) =>
  itemsOf(children, assessmentQuestionSchema);

/** A self-assessment that scores in the browser; without script, a checklist. */
export async function SelfAssessment({ label, goodLabel, children }: SelfAssessmentProps) {
  const t = await getTranslations('components.self_assessment');
  const areas = itemsOf(children, assessmentAreaSchema).map((area) => ({
    ...area,
    questions: questionsOf(area),
  }));
  const answers = points.map((value) => t(`answers.${value}`));
  const numberOf = (area: number, question: number) =>
    areas.slice(0, area).reduce((sum, { questions }) => sum + questions.length, question + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset around fieldsets would repeat its name before each question.
    <div role="group" aria-label={label} data-assessment="" className="not-first:mt-10">
      {areas.map(({ id, heading, lead, questions }, area) => (
        <div key={heading} className="mb-10">
          <Heading level={3} id={id} className="mb-3">
            {heading}
          </Heading>
          {lead && <Text className="mb-6 max-w-column">{lead}</Text>}
          {questions.map((question, index) => (
            <QuestionFields
              key={question.question}
              {...question}
              number={numberOf(area, index)}
              goodLabel={goodLabel}
              answers={answers}
            />
          ))}
        </div>
      ))}
      <LazyAssessmentResult {...resultProps(areas, t)} />
    </div>
  );
}
