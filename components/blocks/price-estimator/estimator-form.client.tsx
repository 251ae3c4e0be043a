'use client';
import { type ReactNode, useId, useState } from 'react';
import { zloty } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { type Choice, type EstimatePrices, estimate, firstChoice, hoursOfMonth } from './estimate';

export type EstimatorProps = {
  locale: Locale;
  prices: EstimatePrices;
  /** Names of the choices, in the order of their prices. */
  machines: readonly string[];
  support: readonly string[];
  /** Labels of the fields, by what is chosen; and of the sum. */
  labels: Readonly<Record<keyof Choice | 'result', string>>;
};

const fieldLook = 'form-input mt-1 tabular-nums';

/** The largest number that each field takes. */
const most: Readonly<Partial<Record<keyof Choice, number>>> = {
  count: 200,
  hours: hoursOfMonth,
  disk: 1_000_000,
  objects: 1_000_000,
  copies: 1_000_000,
};

/** A text that the browser may have translated before this code came; the fields would be made anew while they are filled in. */
const text = (label: string) => <span suppressHydrationWarning>{label}</span>;

/** Fields of an estimate, and the sum, which follows them. */
export function EstimatorForm({ locale, prices, machines, support, labels }: EstimatorProps) {
  const id = useId();
  const [choice, setChoice] = useState<Choice>(firstChoice);
  const set = (name: keyof Choice, value: number) =>
    setChoice((before) => ({ ...before, [name]: value }));
  const field = (name: keyof Choice, control: ReactNode) => (
    <label htmlFor={`${id}${name}`} className="block text-small font-semibold">
      {text(labels[name])}
      {control}
    </label>
  );
  const choose = (name: 'machine' | 'support', names: readonly string[]) =>
    field(
      name,
      <select
        id={`${id}${name}`}
        className={fieldLook}
        value={choice[name]}
        onChange={({ target }) => set(name, Number(target.value))}
      >
        {names.map((label, index) => (
          <option key={label} value={index} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>,
    );
  const count = (name: keyof Choice) =>
    field(
      name,
      <input
        id={`${id}${name}`}
        className={fieldLook}
        type="number"
        inputMode="numeric"
        min={0}
        max={most[name]}
        defaultValue={choice[name]}
        onChange={({ target }) =>
          set(name, Math.min(Math.max(0, target.valueAsNumber || 0), most[name] ?? Infinity))
        }
      />,
    );
  return (
    <form className="noscript:hidden print:hidden" onSubmit={(event) => event.preventDefault()}>
      <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <div className="lg:col-span-2">{choose('machine', machines)}</div>
        {count('count')}
        {count('hours')}
        {count('disk')}
        {count('objects')}
        {count('copies')}
        {choose('support', support)}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-t-4 border-ink-purple pt-4">
        <span className="text-h5">{text(labels.result)}</span>
        <output className="text-h2 tabular-nums" suppressHydrationWarning>
          {zloty(estimate(choice, prices), locale)}
        </output>
      </p>
    </form>
  );
}
