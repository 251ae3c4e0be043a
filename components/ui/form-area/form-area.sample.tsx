import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { pageForm } from '@/lib/forms/page-form';
import { FormArea } from './form-area';

/** The shortest form, with what is in its place until it is there. */
export async function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const form = await pageForm({ kind: 'newsletter' });
  return <SampleBackgrounds locale={locale}>{() => <FormArea {...form} />}</SampleBackgrounds>;
}
