import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Disclosure, DisclosureList } from './disclosure';

const texts = {
  en: {
    jump: 'Who has to take part? Read the answer',
    questions: [
      [
        'How long does the first review take?',
        'Two to three weeks, most of it waiting for access.',
      ],
      ['Who has to take part?', 'One person each from finance, engineering and the largest team.'],
    ],
    note: ['What we do not do', 'We resell no licences and take no commission on your bill.'],
  },
  pl: {
    jump: 'Kto musi wziąć udział? Przeczytaj odpowiedź',
    questions: [
      ['Ile trwa pierwszy przegląd?', 'Dwa do trzech tygodni, głównie czekania na dostępy.'],
      ['Kto musi wziąć udział?', 'Po jednej osobie z finansów, inżynierii i największego zespołu.'],
    ],
    note: ['Czego nie robimy', 'Nie odsprzedajemy licencji i nie bierzemy prowizji od rachunku.'],
  },
} as const;

/** A group of which one is open at a time, a link that opens one of it, and a single one without heading. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { jump, questions, note } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => {
        const anchor = backgroundName.toLowerCase().replaceAll(' ', '-');
        return (
          <>
            <TextLink href={`#${anchor}-1`}>{jump}</TextLink>
            <DisclosureList>
              {questions.map(([title, answer], index) => (
                <Disclosure
                  key={title}
                  title={title}
                  headingLevel={3}
                  name={anchor}
                  id={`${anchor}-${index}`}
                  isOpen={index === 0}
                >
                  <Text>{answer}</Text>
                </Disclosure>
              ))}
            </DisclosureList>
            <Disclosure title={note[0]}>
              <Text>{note[1]}</Text>
            </Disclosure>
          </>
        );
      }}
    </SampleBackgrounds>
  );
}
