import type { AddressKey } from '@/lib/visitor/campaign-keys';
import type { ConsentName, FieldFaults, FieldName, FormKind } from './form-types';

/** What is posted to the endpoint, as JSON (docs/forms.md). */
export type Submission = {
  /** The same in every repetition, so that it is stored once. */
  id: string;
  kind: FormKind;
  locale: string;
  subject: string;
  /** Path of the page the form stands on. */
  page: string;
  fields: Partial<Record<FieldName, string>>;
  /** Each box the form offers, and whether it was ticked. */
  consents: Partial<Record<ConsentName, boolean>>;
  campaign: Partial<Record<AddressKey, string>>;
  /** What stands in the field that people leave empty. */
  website: string;
  /** Milliseconds from the form's appearance to its dispatch. */
  elapsed: number;
};

/** What the endpoint answers. */
export type Answer =
  | { status: 'stored'; id: string }
  | { status: 'invalid'; errors: FieldFaults }
  | { status: 'refused'; reason: 'trap' | 'malformed' | 'too-large' | 'conflict' };

/** Shorter than this nobody fills in a form, in milliseconds. The form waits for it, the endpoint refuses less. */
export const shortestElapsed = 2000;
