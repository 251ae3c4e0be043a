import { Section as Layout } from '@/components/ui/section/section';
import type { BlockProps } from '@/lib/schema/block';
import type { sectionSchema } from './schema';

/** Reusable section layout (docs/behaviour.md §2.3). */
export function Section(props: BlockProps<typeof sectionSchema>) {
  return <Layout {...props} hasHeadingColumn />;
}
