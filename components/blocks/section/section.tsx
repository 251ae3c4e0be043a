import type { ReactNode } from 'react';
import { Section as Layout } from '@/components/ui/section/section';
import type { BlockProps } from '@/lib/schema/block';
import type { sectionSchema } from './schema';

type SectionProps = BlockProps<typeof sectionSchema> & { children?: ReactNode };

/** Reusable section layout (docs/behaviour.md §2.3). */
export function Section(props: SectionProps) {
  return <Layout {...props} hasHeadingColumn />;
}
