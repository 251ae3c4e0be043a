import { notFound } from 'next/navigation';
import { prose } from '@/components/ui/prose/prose';
import { ruleFixtures } from '@/lib/check/fixtures';
import { type Files, withNames } from '@/lib/check/fixtures/fixture';
import { allRules } from '@/lib/check/rules';

export const generateStaticParams = () => allRules.map(({ name }) => ({ rule: name }));

/** What can be read of an example: its texts, by their files. */
const textsOf = (files: Files = {}) =>
  Object.entries(files).flatMap(([file, content]) =>
    typeof content === 'string' ? [{ file, text: withNames(content).trimStart() }] : [],
  );

/** A rule of the check: what must hold, what to do, and an example of each. */
export default async function RulePage({ params }: { params: Promise<{ rule: string }> }) {
  const { rule: name } = await params;
  const rule = allRules.find((one) => one.name === name);
  if (!rule) notFound();
  const examples = [
    ['Wrong', textsOf(ruleFixtures[name]?.wrong)],
    ['Right', textsOf(ruleFixtures[name]?.right)],
  ] as const;
  return (
    <>
      <h1 className="mb-6 text-h1">{rule.name}</h1>
      <prose.p>{rule.summary}</prose.p>
      <prose.p>
        <strong>What to do:</strong> {rule.remedy}{' '}
        {rule.severity === 'error' ? 'A build stops at it.' : 'It is a warning; a build goes on.'}
      </prose.p>
      {examples.map(([heading, files]) => (
        <section key={heading}>
          <prose.h2>{heading}</prose.h2>
          {heading === 'Wrong' && <prose.p>▸ stands before each place the check names.</prose.p>}
          {files.map(({ file, text }) => (
            <figure key={file}>
              <figcaption className="text-small">
                <code>{file}</code>
              </figcaption>
              <prose.pre>
                <code>{text}</code>
              </prose.pre>
            </figure>
          ))}
        </section>
      ))}
    </>
  );
}
