import { Avatar } from '@/components/ui/avatar/avatar';
import { LazyHoverCard } from './lazy-hover-card.client';

const texts = {
  en: {
    before: 'Written by',
    after: 'and read twice by people who run the platform.',
    name: 'Łucja Zielińska',
    label: 'About Łucja Zielińska',
    position: 'Cost engineer',
    text: 'Finds what nobody uses, and says so kindly.',
    posts: 'Her posts',
    disabled: 'This link has a disabled card',
    edge: 'A link at the edge',
    edgeLabel: 'About the edge',
    edgeText: 'The card moves sideways until there are eight pixels left.',
  },
  pl: {
    before: 'Tekst napisała',
    after: 'a dwa razy przeczytały go osoby, które utrzymują platformę.',
    name: 'Łucja Zielińska',
    label: 'O autorce: Łucja Zielińska',
    position: 'Inżynierka kosztów',
    text: 'Znajduje to, czego nikt nie używa, i mówi o tym życzliwie.',
    posts: 'Jej wpisy',
    disabled: 'Ten link ma wyłączoną kartę',
    edge: 'Link przy krawędzi',
    edgeLabel: 'O krawędzi',
    edgeText: 'Karta przesuwa się w bok, aż zostanie osiem pikseli.',
  },
} as const;

/** Hover cards: in running text, disabled, and at the edge of the screen. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const t = texts[locale];
  const card = (
    <span className="flex gap-4">
      <Avatar name={t.name} isDecorative />
      <span>
        <strong className="block">{t.name}</strong>
        <span className="block">{t.position}</span>
        <span className="mt-2 block">{t.text}</span>
        <a href="#posts" className="text-link mt-2 block">
          {t.posts}
        </a>
      </span>
    </span>
  );
  return (
    <div className="space-y-8">
      <p>
        {t.before}{' '}
        <LazyHoverCard label={t.label} card={card}>
          <a href="#author" className="text-link">
            {t.name}
          </a>
        </LazyHoverCard>
        {', '}
        {t.after}
      </p>
      <p>
        <LazyHoverCard label={t.disabled} card={card} isDisabled>
          <a href="#disabled" className="text-link">
            {t.disabled}
          </a>
        </LazyHoverCard>
      </p>
      <p className="-mx-gutter text-right">
        <LazyHoverCard label={t.edgeLabel} card={t.edgeText}>
          <a href="#edge" className="text-link">
            {t.edge}
          </a>
        </LazyHoverCard>
      </p>
    </div>
  );
}
