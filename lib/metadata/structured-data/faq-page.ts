import type { FAQPage } from 'schema-dts';
import { blocksNamed } from '@/lib/mdx/block-props';
import type { CompiledBody } from '@/lib/mdx/compile';
import { plainText } from '@/lib/mdx/plain-text';

/** What its title asks is a question; other accordions only fold text away. */
const isQuestion = (title: string) => title.trimEnd().endsWith('?');

/** The questions that the accordions of a text answer, if there are any. */
export function faqPage(body: CompiledBody): FAQPage | undefined {
  const questions = blocksNamed(body.tree, 'AccordionItem').flatMap(({ node, props }) => {
    const name = plainText({ type: 'text', value: String(props['title'] ?? '') });
    const text = plainText(node);
    if (!isQuestion(name) || text === '') return [];
    const acceptedAnswer = { '@type': 'Answer', text } as const;
    return [{ '@type': 'Question', name, acceptedAnswer } as const];
  });
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : undefined;
}
