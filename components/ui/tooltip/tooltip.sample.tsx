import { Icon } from '@/components/ui/icon/icon';
import { Tooltip } from './tooltip';

const texts = {
  en: {
    term: '99.95% availability',
    termText: 'Counted per calendar month; planned maintenance is part of it.',
    icon: 'Write to us',
    iconText: 'Opens your mail program',
    edge: 'RPO',
    edgeText: 'Recovery point objective: how much data may be lost, measured in time.',
  },
  pl: {
    term: 'Dostępność 99,95%',
    termText: 'Liczona w miesiącu kalendarzowym, razem z planowanymi przerwami.',
    icon: 'Napisz do nas',
    iconText: 'Otwiera Twój program pocztowy',
    edge: 'RPO',
    edgeText: 'Recovery point objective: ile danych wolno utracić, mierzone czasem.',
  },
} as const;

/** Tooltips: on a word, on an icon, and at the edge of the screen. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  return (
    <div className="flex min-h-40 items-start justify-between gap-4">
      <Tooltip text={t.termText}>
        {(trigger) => (
          <button type="button" {...trigger} className="min-h-12 underline decoration-dotted">
            {t.term}
          </button>
        )}
      </Tooltip>
      <Tooltip text={t.iconText}>
        {(trigger) => (
          <a
            href="#mail"
            {...trigger}
            aria-label={t.icon}
            className="flex size-12 items-center justify-center"
          >
            <Icon name="mail" />
          </a>
        )}
      </Tooltip>
      <Tooltip text={t.edgeText}>
        {(trigger) => (
          <button type="button" {...trigger} className="min-h-12 underline decoration-dotted">
            {t.edge}
          </button>
        )}
      </Tooltip>
    </div>
  );
}
