import { prose } from '@/components/ui/prose/prose';
import { allRules } from '@/lib/check/rules';

/** All rules of the check. */
export default function RulesPage() {
  return (
    <>
      <h1 className="mb-6 text-h1">Rules of the check</h1>
      <prose.p>
        <code>npm run check</code> holds the content against these rules; a build stops at any
        error.
      </prose.p>
      <prose.ul>
        {allRules.map(({ name, summary }) => (
          <li key={name}>
            <prose.a href={`/handbook/rules/${name}`}>{name}</prose.a>: {summary}
          </li>
        ))}
      </prose.ul>
    </>
  );
}
