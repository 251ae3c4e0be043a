import { z } from 'zod';
import { industries } from './document-types';

/** Which sets of `content/data/clients.yaml` a block shows; all of them where nobody says. */
export const industriesField = () =>
  z
    .array(z.enum(industries))
    .min(1)
    .default([...industries])
    .describe(
      'Industries whose clients are shown, in this order: fin, ind, saas, ssp, startup, trade.',
    );
