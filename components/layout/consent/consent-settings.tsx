import type { SubmitEvent } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import type { ConsentCategory, OptionalCategory } from '@/lib/consent/consent-categories';
import { consentTo } from '@/lib/consent/consent-tool';
import type { ConsentTexts } from './ask-for-consent';

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
function CategoryChoice({ name, text, category, isAllowed, isFixed }: CategoryChoiceProps) {
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

type ConsentSettingsProps = {
  texts: ConsentTexts;
  /** What there is to decide on; nothing where it is empty. */
  asked: readonly OptionalCategory[];
  policyHref?: string;
  onChoose: (categories: readonly OptionalCategory[]) => void;
};

/**
 * What the dialog holds: a box for each category, one button to save them, and the two that decide all. Where there is
 * nothing to decide, it says what is stored all the same.
 */
export function ConsentSettings({ texts, asked, policyHref, onChoose }: ConsentSettingsProps) {
  const { categories } = texts;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onChoose(asked.filter((category) => ticked.has(category)));
  };
  return (
    <form onSubmit={save} className="mt-6">
      <ul className="border-b border-rule">
        <CategoryChoice
          name={categories.necessary.name}
          text={asked.length > 0 ? categories.necessary.text : categories.necessary.alone}
          category="necessary"
          isAllowed
          isFixed
        />
        {asked.map((category) => (
          <CategoryChoice
            key={category}
            {...categories[category]}
            category={category}
            isAllowed={consentTo(category) === 'given'}
          />
        ))}
      </ul>
      {asked.length > 0 && <Decisions texts={texts} asked={asked} onChoose={onChoose} />}
      {policyHref && (
        <p className="mt-4 text-small">
          <a href={policyHref} className="text-link inline-block py-2">
            {texts.banner.policy}
          </a>
        </p>
      )}
    </form>
  );
}

/** The buttons: refuse, accept, and save what is ticked. */
function Decisions({
  texts: { banner, settings },
  asked,
  onChoose,
}: Omit<ConsentSettingsProps, 'policyHref'>) {
  const isOne = asked.length === 1;
  return (
    <div className="mt-6 grid gap-3 sm:grid-cols-2">
      <button type="button" className={buttonStyle('outline')} onClick={() => onChoose([])}>
        {isOne ? banner.reject_one : banner.reject}
      </button>
      <button type="button" className={buttonStyle('outline')} onClick={() => onChoose(asked)}>
        {isOne ? banner.accept_one : banner.accept}
      </button>
      <button type="submit" className={`${buttonStyle('brand')} sm:col-span-2`}>
        {settings.save}
      </button>
    </div>
  );
}
