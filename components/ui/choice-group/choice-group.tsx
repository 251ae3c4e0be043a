import { LazyChoiceInUrl } from '@/components/ui/lazy-leaves.client';
import { ParsedScript } from '@/components/ui/query-variants/query-scope';

type ChoiceGroupProps = {
  /** Name under which a form sends the choice. */
  name: string;
  /** What is chosen, e.g. "Place". */
  legend: string;
  /** Label of the choice that leaves everything; it is made at first, and its value is empty. */
  all: string;
  /** Labels of the other choices; the value of each is its position in the list, from 0. */
  choices: readonly string[];
  /**
   * What the URL's query has for each choice, under the group's name (`?industry=fin`), so that the choice is kept
   * and can be sent on; without it the choice is not in the URL. No spaces.
   */
  values?: readonly string[];
  /** For each choice, the values of the group "level" beside which it leaves something; all of them by default. */
  levels?: readonly (readonly number[])[];
  /** Language of the choices, where it is not the page's. */
  lang?: string;
};

/** Radio buttons that look like chips; none where there is nothing to choose from. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, all, choices, values, levels, lang } = props;
  if (choices.length < 2) return null;
  const options = [
    { value: '', label: all, levels: undefined, lang: undefined },
    ...choices.map((label, index) => ({
      value: String(index),
      label,
      levels: levels?.[index]?.join(' '),
      lang,
    })),
  ];
  return (
    <fieldset data-query={values && name} data-values={values && ['all', ...values].join(' ')}>
      <legend className="mb-3 text-small text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            lang={option.lang}
            className="inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-clickable px-4 has-checked:border-ink-purple has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === ''}
              data-levels={option.levels}
              className="size-4 accent-current"
            />
            {option.label}
          </label>
        ))}
      </div>
      {values && (
        <>
          <ParsedScript />
          <LazyChoiceInUrl />
        </>
      )}
    </fieldset>
  );
}
