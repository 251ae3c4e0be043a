import { notFound } from 'next/navigation';
import { prose } from '@/components/ui/prose/prose';
import { ruleFixtures } from '@/lib/check/fixtures';
import { type Files, mark, withNames } from '@/lib/check/fixtures/fixture';
import { allRules } from '@/lib/check/rules';

/** What can be read of an example: its texts, by their files; first those in which the rule is broken. */
function textsOf(files: Files, wrong: Files) {
  const isBroken = (file: string) => String(wrong[file]).includes(mark);
  return Object.entries(files)
    .flatMap(([file, content]) =>
      typeof content === 'string' ? [{ file, text: withNames(content).trimStart() }] : [],
    )
    .sort((one, other) => Number(isBroken(other.file)) - Number(isBroken(one.file)));
}

/** A rule of the check: what must hold, what to do, and an example of each. */
export function RulePage({ name }: { name: string }) {
  const rule = allRules.find((one) => one.name === name);
  const fixture = ruleFixtures[name];
  if (!rule || !fixture) notFound();
  const { wrong, right } = fixture;
  const examples = [
    ['Wrong', textsOf(wrong, wrong)],
    ['Right', textsOf(right, wrong)],
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
            <figure key={file} className="mb-6">
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
