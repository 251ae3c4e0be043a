'use client';
import { useEffect, useState } from 'react';
import { useWaiting } from '@/components/ui/lazy/use-waiting';
import type { PageState } from '@/lib/status/page-states';
import { stateWords } from '@/lib/status/state-words';

type StatusListProps = {
  /** Where the list is. */
  href: string;
  /** The states that pages can be in, with what each means. */
  states: Readonly<Record<string, string>>;
  locales: readonly string[];
};

type ChoiceProps = {
  legend: string;
  options: readonly { value: string; label: string; about?: string }[];
  chosen: string;
  choose: (value: string) => void;
};

/** One of several, as radio buttons in a row. */
function Choice({ legend, options, chosen, choose }: ChoiceProps) {
  return (
    <fieldset className="mt-6">
      <legend className="text-h5">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {options.map(({ value, label, about }) => (
          <label
            key={value}
            title={about}
            className="flex min-h-11 cursor-pointer items-center gap-2 text-small"
          >
            <input
              type="radio"
              name={legend}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const all = 'all';

/** All pages with what is to be done about each; by language and by state. */
export function StatusList({ href, states, locales }: StatusListProps) {
  const [pages, setPages] = useState<PageState[]>();
  const [isMissing, setIsMissing] = useState(false);
  const [locale, setLocale] = useState(all);
  const [state, setState] = useState(all);
  useEffect(() => {
    fetch(href)
      .then((response) => response.json())
      .then(setPages)
      .catch(() => setIsMissing(true));
  }, [href]);

  const inLanguage = (pages ?? []).filter((page) => locale === all || page.locale === locale);
  const isIn = (name: string) => (page: PageState) =>
    name === all || page.states.some((one) => one === name);
  const shown = inLanguage.filter(isIn(state));
  const count = (name: string) => inLanguage.filter(isIn(name)).length;
  return (
    <div {...useWaiting()}>
      <Choice
        legend="Language"
        options={[all, ...locales].map((value) => ({ value, label: value }))}
        chosen={locale}
        choose={setLocale}
      />
      <Choice
        legend="State"
        options={[
          { value: all, label: `all (${inLanguage.length})` },
          ...Object.entries(states).map(([value, about]) => ({
            value,
            about,
            label: `${value} (${count(value)})`,
          })),
        ]}
        chosen={state}
        choose={setState}
      />
      <p role="status" className="mt-6 text-small">
        {isMissing ? 'The list could not be loaded' : `${shown.length} pages`}
        {state !== all && `: ${states[state]}`}
      </p>
      <section aria-label="Pages" className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="border-b-2 border-rule">
              {['Page', 'Language', 'Status', 'Last change'].map((heading) => (
                <th key={heading} scope="col" className="py-3 pr-6">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((page) => (
              <tr key={page.file} className="border-b border-rule align-top">
                <th scope="row" className="py-1 pr-6 font-normal">
                  <a
                    href={page.pathname}
                    className="inline-flex min-h-9 items-center text-ink-link underline"
                  >
                    {page.title}
                  </a>
                  <span className="block text-ink-soft">{page.id}</span>
                </th>
                <td className="py-3 pr-6">{page.locale}</td>
                <td className="py-3 pr-6">{stateWords(page)}</td>
                <td className="py-3 whitespace-nowrap tabular-nums">{page.changed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
