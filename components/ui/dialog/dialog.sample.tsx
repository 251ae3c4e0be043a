import { LazyDialogButton } from './lazy-dialog-button.client';
import { LazyDialogClose } from './lazy-dialog-close.client';
import { LazyDialogSample } from './lazy-dialog-sample.client';

const texts = {
  en: {
    close: 'Close',
    simple: {
      label: 'What happens next',
      title: 'What happens after you write to us',
      description: 'Three steps, no sales call in between.',
      link: 'How we work',
    },
    long: {
      label: 'Read the service terms',
      title: 'Service terms at a glance',
      paragraph:
        'We keep your data in two data centres in Poland, more than thirty kilometres apart. A copy of each backup is held where nobody, not even our own administrators, can change it before its time is over.',
      done: 'I have read them',
    },
    question: {
      label: 'Delete the draft',
      title: 'Delete this draft?',
      description: 'It cannot be brought back.',
      keep: 'Keep it',
      remove: 'Delete it',
    },
    wide: { label: 'Show the architecture', title: 'Two regions, one network' },
    controlled: {
      open: 'Open from outside',
      title: 'Held open by the page',
      state: { open: 'The dialog is open.', closed: 'The dialog is closed.' },
    },
    persistent: 'Cookie settings',
    persistentText: 'Only necessary cookies are set.',
  },
  pl: {
    close: 'Zamknij',
    simple: {
      label: 'Co będzie dalej',
      title: 'Co się stanie, gdy do nas napiszesz',
      description: 'Trzy kroki i ani jednego telefonu od handlowca po drodze.',
      link: 'Jak pracujemy',
    },
    long: {
      label: 'Przeczytaj warunki usługi',
      title: 'Warunki usługi w skrócie',
      paragraph:
        'Dane przechowujemy w dwóch ośrodkach w Polsce, oddalonych o ponad trzydzieści kilometrów. Kopia każdego backupu leży tam, gdzie nikt, nawet nasi administratorzy, nie może jej zmienić przed upływem okresu ochrony.',
      done: 'Przeczytane',
    },
    question: {
      label: 'Usuń szkic',
      title: 'Usunąć ten szkic?',
      description: 'Nie będzie można go przywrócić.',
      keep: 'Zostaw',
      remove: 'Usuń',
    },
    wide: { label: 'Pokaż architekturę', title: 'Dwa regiony, jedna sieć' },
    controlled: {
      open: 'Otwórz z zewnątrz',
      title: 'Otwarte przez stronę',
      state: { open: 'Okno jest otwarte.', closed: 'Okno jest zamknięte.' },
    },
    persistent: 'Ustawienia cookies',
    persistentText: 'Zapisujemy tylko niezbędne pliki cookie.',
  },
} as const;

/** Dialogs of every kind, and an element outside that stays in reach of them. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { close, simple, long, question, wide, controlled, ...t } = texts[locale];
  return (
    <div className="flex flex-wrap gap-4">
      <LazyDialogButton {...simple} closeLabel={close} fallbackHref="#after" variant="brand3">
        <p className="mt-6">
          <a href="#after" className="text-link">
            {simple.link}
          </a>
        </p>
      </LazyDialogButton>
      <LazyDialogButton label={long.label} title={long.title} closeLabel={close} variant="outline">
        {Array.from({ length: 12 }, (_, index) => `${index + 1}. ${long.paragraph}`).map((text) => (
          <p key={text} className="mt-4">
            {text}
          </p>
        ))}
        <p className="mt-8">
          <LazyDialogClose variant="brand">{long.done}</LazyDialogClose>
        </p>
      </LazyDialogButton>
      <LazyDialogButton
        label={question.label}
        title={question.title}
        description={question.description}
        closeLabel={close}
        role="alertdialog"
        variant="brandR"
      >
        <p className="mt-8 flex flex-wrap gap-4">
          <LazyDialogClose hasInitialFocus>{question.keep}</LazyDialogClose>
          <LazyDialogClose variant="brandR">{question.remove}</LazyDialogClose>
        </p>
      </LazyDialogButton>
      <LazyDialogButton {...wide} closeLabel={close} size="wide" variant="outline3">
        <div className="mt-6 aspect-video bg-mist" />
      </LazyDialogButton>
      <LazyDialogSample {...controlled} close={close} />
      <details
        data-persistent=""
        className="on-paper fixed bottom-4 left-4 z-60 max-w-72 rounded-card border border-rule bg-background text-small shadow-float"
      >
        <summary className="cursor-pointer px-4 py-3">{t.persistent}</summary>
        <p className="px-4 pb-3">{t.persistentText}</p>
      </details>
    </div>
  );
}
