import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Carousel } from './carousel';
import { autoplayDelays } from './carousel-texts';
import { SlideText } from './slide-text';

const texts = {
  en: {
    label: 'Ways out of a contract',
    slides: ['Notice', 'Transition', 'Deletion'],
    text: 'What happens, by when, and who confirms it.',
    more: 'Read more',
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    stop: 'Stop automatic slide change',
    start: 'Start automatic slide change',
    choose: 'Choose a slide',
    of: 'of',
  },
  pl: {
    label: 'Drogi wyjścia z umowy',
    slides: ['Wypowiedzenie', 'Okres przejściowy', 'Usunięcie danych'],
    text: 'Co się dzieje, w jakim terminie i kto to potwierdza.',
    more: 'Czytaj dalej',
    role: 'karuzela',
    slideRole: 'slajd',
    previous: 'Poprzedni slajd',
    next: 'Następny slajd',
    stop: 'Zatrzymaj automatyczną zmianę slajdów',
    start: 'Włącz automatyczną zmianę slajdów',
    choose: 'Wybierz slajd',
    of: 'z',
  },
} as const;

/** With counter, rotation and list of headings, on every background. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(background) => (
        <Carousel
          label={`${t.label} (${background})`}
          padUpTo={9}
          autoplayDelay={autoplayDelays.usual}
          headings={[...t.slides]}
          texts={{ ...t, slides: t.slides.map((_, index) => `${index + 1} ${t.of} 3`) }}
          slides={t.slides.map((heading) => (
            <SlideText key={heading} heading={heading} linkLabel={t.more}>
              <p>{t.text}</p>
            </SlideText>
          ))}
        />
      )}
    </SampleBackgrounds>
  );
}
