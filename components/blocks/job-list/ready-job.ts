import { mailAddress } from '@/lib/contact/mail-address';
import { resolveLink } from '@/lib/content/links';
import { content } from '@/lib/content/site-content';
import type { Locale } from '@/lib/i18n/locales';
import type { Job } from '@/lib/schema/data/jobs';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

type ReadyOptions = {
  /** Language of the page. */
  locale: Locale;
  /** Subject of the message, for a job without a place to apply at. */
  subject: string;
};

/** A job as it is shown: its texts set by the rules of Polish, and an address to apply at. */
export function readyJob(job: Job, { locale, subject }: ReadyOptions): Job & { url: string } {
  const { position, contract, place, description, url } = job;
  return {
    ...job,
    position: typeset(position, 'pl'),
    contract: typeset(contract, 'pl'),
    place: typeset(place, 'pl'),
    description: typeset(description, 'pl'),
    url: url ? resolveLink(url, locale, content) : mailAddress(site.contact.email, subject),
  };
}
