import { RulePage } from '@/components/templates/handbook/rule-page';
import { allRules } from '@/lib/check/rules';

export const generateStaticParams = () => allRules.map(({ name }) => ({ rule: name }));

export default async function Page({ params }: { params: Promise<{ rule: string }> }) {
  return <RulePage name={(await params).rule} />;
}
