import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/section';

const grounds = ['paper', 'mist', 'night'] as const;

const texts = {
  en: { paper: 'On paper', mist: 'On mist', night: 'On night' },
  pl: { paper: 'Na białym tle', mist: 'Na jasnym tle', night: 'Na ciemnym tle' },
} as const;

type SampleGroundsProps = {
  locale: 'en' | 'pl';
  /** What is shown on each ground; its name tells landmarks of one kind apart. */
  children: (groundName: string) => ReactNode;
};

/** Frame of the parts' samples: the same content on each of the site's grounds. Preview builds only. */
export function SampleBackgrounds({ locale, children }: SampleGroundsProps) {
  return (
    <div className="-mx-gutter">
      {grounds.map((ground) => {
        const name = texts[locale][ground];
        return (
          <Section
            key={ground}
            label={name}
            background={ground}
            paddingTop="small"
            paddingBottom="small"
          >
            <h2 className="mb-6 text-h3">{name}</h2>
            {children(name)}
          </Section>
        );
      })}
    </div>
  );
}
