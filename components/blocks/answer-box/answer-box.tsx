import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { zloty } from '@/lib/format/money';
import { numberFormat } from '@/lib/format/number';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { type ShownOffer, shownOffer } from '@/lib/site/offers';
import { typeset } from '@/lib/text/typeset';
import { answerBoxSchema } from './schema';

type Row = keyof typeof answerBoxSchema.props.shape;

type AnswerBoxProps = BlockProps<typeof answerBoxSchema> & {
  /** The page it is on, from the page's template. */
  pageId?: string;
};

/** The rows in the order of the contract. */
const rows = Object.keys(answerBoxSchema.props.shape) as Row[];

/** What the box says of an offer, in this order; price and service level stand in the first screen. */
const offerRows = ['where', 'start', 'runs'] as const;

/**
 * A price with its unit, and what decides it: what it is for, what larger quantities cost, that an order fixes it. One that
 * falls with the quantity is no “from”.
 */
async function priceOf({ priceFrom, pricedBy }: ShownOffer, locale: Locale) {
  const t = await getTranslations('components.prices');
  if (!priceFrom) return { conditions: pricedBy };
  const { net, unit, tiers = [] } = priceFrom;
  const less = tiers.map((tier) =>
    t(`less.${unit}`, {
      net: zloty(tier.net, locale),
      above: numberFormat(locale).format(tier.above),
    }),
  );
  const isProject = unit === 'fixed';
  const form = less.length > 0 ? 'flat' : isProject ? 'project' : 'from';
  return {
    price: t(form, { amount: zloty(net, locale), unit: t(`units.${unit}`) }),
    conditions: [pricedBy, ...less, isProject && t('fixed')].filter(Boolean).join('; '),
  };
}

/**
 * Price and service level of a page’s offer for its first screen, where a buyer looks for them, and nowhere else; nothing without
 * an offer.
 */
export async function OfferInBrief({ pageId }: { pageId: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('components.answer_box.offer');
  const offer = shownOffer(pageId, locale);
  if (!offer) return null;
  const { price, conditions } = await priceOf(offer, locale);
  return (
    <dl className="mt-8 grid max-w-[52ch] gap-x-8 gap-y-4 border-t border-rule pt-4 sm:grid-cols-2">
      <div>
        <dt className="text-small text-ink-soft">{t('priceFrom')}</dt>
        {price && <dd className="text-h5">{typeset(price, locale)}</dd>}
        {conditions && (
          <dd className={price ? 'text-small' : 'text-h5'}>{typeset(conditions, locale)}</dd>
        )}
      </div>
      <div>
        <dt className="text-small text-ink-soft">{t('serviceLevel')}</dt>
        <dd className="text-h5">{typeset(offer.serviceLevel, locale)}</dd>
      </div>
    </dl>
  );
}

/**
 * The short answer to “what is this, and is it for me?”: a paragraph with labelled facts beside it, and below them in one band
 * what the page offers (`content/data/offers.yaml`) besides price and service level, which its first screen has said.
 */
export async function AnswerBox({ children, pageId, ...facts }: AnswerBoxProps) {
  const t = await getTranslations('components.answer_box');
  const locale = await currentLocale();
  const offer = pageId === undefined ? undefined : shownOffer(pageId, locale);
  const given = rows.filter((row) => facts[row] !== undefined);
  return (
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-12">
      <div className="xl:col-span-5 [&_p]:text-body-l">
        <Heading level={2} className="mb-6">
          {t('heading')}
        </Heading>
        {children}
      </div>
      {given.length > 0 && (
        <dl className="border-t-4 border-ink-purple xl:col-span-6 xl:col-start-7">
          {given.map((row) => (
            <div
              key={row}
              className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-h5">{t(`rows.${row}`)}</dt>
              <dd>{facts[row]}</dd>
            </div>
          ))}
        </dl>
      )}
      {offer && (
        <dl className="on-paper grid gap-x-8 gap-y-5 rounded-card border border-line bg-paper p-6 sm:grid-cols-3 xl:col-span-12">
          {offerRows.map((row) => (
            <div key={row} className="min-w-0">
              <dt className="text-small text-ink-soft">{t(`offer.${row}`)}</dt>
              <dd className="mt-1 text-h5 hyphens-none">{typeset(offer[row], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
