import { SampleGrounds } from '@/components/ui/sample-grounds/sample-grounds';
import { pageForm } from '@/lib/forms/page-form';
import { FormArea } from './form-area';

/** The shortest form, with what stands in its place until it is there. */
export async function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const form = await pageForm({ kind: 'newsletter' });
  return <SampleGrounds locale={locale}>{() => <FormArea {...form} />}</SampleGrounds>;
}
