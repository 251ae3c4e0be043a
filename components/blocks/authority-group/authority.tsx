import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { authoritySchema } from './schema';

export type AuthorityProps = BlockProps<typeof authoritySchema>;

/** One member; `<AuthorityGroup>` reads its properties and renders it. */
export function Authority(_props: AuthorityProps): ReactNode {
  return misplaced('Authority', 'AuthorityGroup');
}
