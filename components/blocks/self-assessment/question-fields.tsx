import { points } from './answers';
import type { AssessmentQuestionProps } from './assessment-question';

type QuestionFieldsProps = AssessmentQuestionProps & {
  /** From 1. */
  number: number;
  /** What stands before the text that describes a good answer. */
  goodLabel: string;
  /** Labels of the answers, best first. */
  answers: readonly string[];
};

/** A question with its answers: native radio buttons, which work without script and on paper. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, goodLabel, answers, children } = props;
  return (
    <fieldset className="grid gap-x-8 gap-y-4 border-t border-rule py-6 break-inside-avoid lg:grid-cols-12">
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
      <div className="flex flex-wrap content-start gap-3 lg:flex-col lg:flex-nowrap lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
        {answers.map((label, index) => (
          <label
            key={label}
            className="inline-flex min-h-11 grow cursor-pointer items-center gap-3 rounded-card border border-rule px-4 has-checked:border-ink-purple has-checked:font-semibold"
          >
            <input
              type="radio"
              name={`question-${number}`}
              value={points[index]}
              data-question={number}
              className="size-4 accent-current"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
