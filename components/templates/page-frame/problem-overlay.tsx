import { Container } from '@/components/ui/container/container';
import type { ShownProblem } from '@/lib/content/development';

type ProblemOverlayProps = {
  problems: readonly ShownProblem[];
  /** Whether they are in data or interface texts that pages share, and the page itself is below. */
  isShared?: boolean;
};

/** What a writer sees while a page has mistakes. Development only, and in English like the check itself. */
export function ProblemOverlay({ problems, isShared = false }: ProblemOverlayProps) {
  return (
    <Container className="py-section">
      <div role="alert" lang="en" className="max-w-5xl border-l-8 border-red bg-mist p-6 md:p-10">
        {isShared ? (
          <p className="text-h2">What pages share has mistakes</p>
        ) : (
          <h1 className="text-h2">This page has mistakes</h1>
        )}
        <p className="mt-4">
          {isShared
            ? 'Fix them and save: until then the pages show it as it was before.'
            : 'Fix them and save: the page comes back by itself.'}
        </p>
        <ol className="mt-8 space-y-6">
          {problems.map(({ path, line, column, ruleId, reason }) => (
            <li key={`${path}:${line}:${column}:${ruleId}:${reason}`}>
              <code className="block font-bold break-all">
                {path}:{line}:{column}
              </code>
              <p className="mt-1">{reason}</p>
              <p className="mt-1 text-small">Rule: {ruleId}</p>
            </li>
          ))}
        </ol>
      </div>
    </Container>
  );
}
