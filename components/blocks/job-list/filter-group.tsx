type FilterGroupProps = {
  name: 'city' | 'level';
  /** What is chosen, e.g. "Place". */
  legend: string;
  /** Label of the choice that leaves everything. */
  all: string;
  values: readonly string[];
  /** Language of the values, where it is not the page's. */
  lang?: string;
};

/** Radio buttons for one property of the jobs; none where there is nothing to choose from. */
export function FilterGroup({ name, legend, all, values, lang }: FilterGroupProps) {
  if (values.length < 2) return null;
  const options = [{ value: '', label: all, own: undefined }].concat(
    values.map((label, index) => ({ value: String(index), label, own: lang as never })),
  );
  return (
    <fieldset>
      <legend className="mb-3 text-small text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map(({ value, label, own }) => (
          <label
            key={value}
            lang={own}
            className="inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-rule px-4 has-checked:border-ink-purple has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === ''}
              className="size-4 accent-current"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
