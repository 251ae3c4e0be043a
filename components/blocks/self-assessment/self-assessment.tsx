import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import { points } from './answers';
import { AssessmentArea, type AssessmentAreaProps } from './assessment-area';
import { AssessmentQuestion, type AssessmentQuestionProps } from './assessment-question';
import { LazyAssessmentResult } from './lazy-assessment-result.client';
import { QuestionFields } from './question-fields';
import { resultProps } from './result-texts';
import type { selfAssessmentSchema } from './schema';

type SelfAssessmentProps = BlockProps<typeof selfAssessmentSchema> & { children?: ReactNode };

const questionsOf = ({ children }: AssessmentAreaProps) =>
  itemsOf<AssessmentQuestionProps>(children, AssessmentQuestion, 'AssessmentArea');

/** A self-assessment that scores in the browser; without script, a checklist. */
export async function SelfAssessment({ label, goodLabel, children }: SelfAssessmentProps) {
  const t = await getTranslations('components.self_assessment');
  const areas = itemsOf<AssessmentAreaProps>(children, AssessmentArea, 'SelfAssessment').map(
    (area) => ({ ...area, questions: questionsOf(area) }),
  );
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
