import type { ConsentCategory } from '@/lib/consent/consent-categories';

type CategoryChoiceProps = {
  name: string;
  /** What it is for. */
  text: string;
  category: ConsentCategory;
  isAllowed: boolean;
  /** Whether the visitor cannot decide on it. */
  isFixed?: boolean;
};

/** One category with a box to tick, and what it is for. */
export function CategoryChoice({ name, text, category, isAllowed, isFixed }: CategoryChoiceProps) {
  const id = `consent-${category}`;
  return (
    <li className="border-t border-rule py-4">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-4 text-h5">
        <input
          id={id}
          type="checkbox"
          name={category}
          defaultChecked={isAllowed}
          disabled={isFixed}
          aria-describedby={`${id}-text`}
          className="size-6 shrink-0 accent-purple"
        />
        {name}
      </label>
      <p id={`${id}-text`} className="pl-10 text-small">
        {text}
      </p>
    </li>
  );
}
