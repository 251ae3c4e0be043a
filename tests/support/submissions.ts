import type { Submission } from '@/lib/forms/send-submission';

/** A submission that an endpoint stores, but for what a test changes. */
export const submissionWith = (changes: Partial<Submission> = {}): Submission => ({
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  kind: 'contact',
  locale: 'en',
  subject: 'FinOps',
  page: '/services/finops',
  fields: { name: 'Anna Nowak', email: 'anna@bank.example', message: 'Who owns the cluster?' },
  consents: { email_marketing: false, phone_marketing: false },
  campaign: { utm_source: 'letter' },
  website: '',
  elapsed: 5000,
  ...changes,
});
