import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/section';

const backgrounds = ['paper', 'mist', 'night'] as const;

const texts = {
  en: { paper: 'On paper', mist: 'On mist', night: 'On night' },
  pl: { paper: 'Na białym tle', mist: 'Na jasnym tle', night: 'Na ciemnym tle' },
} as const;

type SampleBackgroundsProps = {
  locale: 'en' | 'pl';
  /** What is shown on each background; its name distinguishes landmarks of one kind. */
  children: (backgroundName: string) => ReactNode;
};

/** Frame of the samples: the same content on each of the site's backgrounds. Preview builds only. */
export function SampleBackgrounds({ locale, children }: SampleBackgroundsProps) {
  return (
    <div className="-mx-gutter">
      {backgrounds.map((background) => {
        const name = texts[locale][background];
        return (
          <Section
            key={background}
            label={name}
            background={background}
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
