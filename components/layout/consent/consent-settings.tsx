import type { SubmitEvent } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import {
  consentCategories,
  type OptionalCategory,
  optionalCategories,
} from '@/lib/consent/consent-categories';
import { consentTo } from '@/lib/consent/consent-tool';
import { CategoryChoice } from './category-choice';
import type { ConsentText } from './consent-texts';

type ConsentSettingsProps = {
  text: ConsentText;
  policyHref?: string;
  onChoose: (categories: readonly OptionalCategory[]) => void;
};

/** What the dialog holds: a box for each category, one button to save them, and the two that decide all. */
export function ConsentSettings({ text, policyHref, onChoose }: ConsentSettingsProps) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onChoose(optionalCategories.filter((category) => ticked.has(category)));
  };
  return (
    <form onSubmit={save} className="mt-6">
      <ul className="border-b border-rule">
        {consentCategories.map((category) => (
          <CategoryChoice
            key={category}
            text={text}
            category={category}
            isAllowed={category === 'necessary' || consentTo(category) === 'given'}
            isFixed={category === 'necessary'}
          />
        ))}
      </ul>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <button type="button" className={buttonStyle('outline')} onClick={() => onChoose([])}>
          {text('banner.reject')}
        </button>
        <button
          type="button"
          className={buttonStyle('outline')}
          onClick={() => onChoose(optionalCategories)}
        >
          {text('banner.accept')}
        </button>
        <button type="submit" className={`${buttonStyle('brand')} sm:col-span-2`}>
          {text('settings.save')}
        </button>
      </div>
      {policyHref && (
        <p className="mt-4 text-small">
          <a href={policyHref} className="text-link inline-block py-2">
            {text('banner.policy')}
          </a>
        </p>
      )}
    </form>
  );
}
