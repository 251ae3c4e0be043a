import { FactStrip } from '@/components/ui/fact-strip/fact-strip';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { shownFact } from '@/lib/site/facts';
import { typeset } from '@/lib/text/typeset';
import type { proofStripSchema } from './schema';

/**
 * Facts of the provider by their names.
 * @throws when there is no fact of a name, or it has no label.
 */
export async function ProofStrip({ facts }: BlockProps<typeof proofStripSchema>) {
  const locale = await currentLocale();
  const shown = facts.map((name) => {
    const { value, label } = shownFact(name, locale);
    return { value: typeset(value, locale), label: typeset(label, locale) };
  });
  return <FactStrip facts={shown} className="hero-foot not-first:mt-8" />;
}
