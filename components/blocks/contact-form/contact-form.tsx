import { FormArea } from '@/components/ui/form-area/form-area';
import { pageForm } from '@/lib/forms/page-form';
import type { BlockProps } from '@/lib/schema/block';
import type { contactFormSchema } from './schema';

/** A form on the page itself; a ContactModal opens one in a dialog. */
export async function ContactForm(props: BlockProps<typeof contactFormSchema>) {
  const form = await pageForm(props);
  return <FormArea {...form} variant="brand2" className="mt-10" />;
}
