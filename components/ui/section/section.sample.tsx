import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Section, type SectionLook } from './section';

const looks: (SectionLook & { id: string })[] = [
  { id: 'paper-large', background: 'paper' },
  { id: 'mist-small', background: 'mist', paddingTop: 'small', paddingBottom: 'small' },
  { id: 'paper-shadow', background: 'paper', paddingBottom: 'small', shadow: true },
  { id: 'night-large', background: 'night' },
  { id: 'mist-none', background: 'mist', paddingTop: 'none', paddingBottom: 'none' },
];

const texts = {
  en: {
    heading: 'What is in scope',
    text: 'Every account, subscription and project that your organisation pays for.',
    link: 'How we count them',
  },
  pl: {
    heading: 'Co obejmuje przegląd',
    text: 'Każde konto, subskrypcję i projekt, za które płaci Twoja organizacja.',
    link: 'Jak je liczymy',
  },
} as const;

/** Every background, padding and the shadow. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <div className="-mx-gutter">
      {looks.map(({ id, ...look }) => (
        <Section key={id} id={id} labelledBy={`${id}-heading`} {...look}>
          <Heading level={2} look="h3" id={`${id}-heading`} className="mb-3">
            {`${t.heading} (${id})`}
          </Heading>
          <Text>
            {t.text} <TextLink href={`#${id}`}>{t.link}</TextLink>
          </Text>
        </Section>
      ))}
    </div>
  );
}
