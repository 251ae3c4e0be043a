import { z } from 'zod';
import type { Reference } from './formats';

/** A page that says thank you for a form (specification §2.1), as a link. */
export const thanksPage = () =>
  z
    .enum(['/thank-you', '/lgc-thank-you', '/gr-thank-you', '/event-thank-you'])
    .meta({ format: 'link' satisfies Reference });
