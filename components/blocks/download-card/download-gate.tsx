import { FormArea } from '@/components/ui/form-area/form-area';
import { pageForm } from '@/lib/forms/page-form';
import type { DownloadFile } from './download-link';

/** Asks for an address before it gives the link; where no script runs, the link is there at once. */
export async function DownloadGate({ file, name }: DownloadFile) {
  const form = await pageForm({ kind: 'download', subject: name, file });
  return <FormArea {...form} variant="outline" className="mt-8 w-full" />;
}
