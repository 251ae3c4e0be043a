import type { AreaScore } from './answers';
import type { ResultArea } from './result-props';

type AreaBarsProps = { areas: readonly ResultArea[]; scores: readonly AreaScore[] };

/** The score of each area: a bar for the eye, and the same in words. */
export function AreaBars({ areas, scores }: AreaBarsProps) {
  return (
    <dl className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
      {areas.map(({ heading, scores: texts }, index) => {
        const { points = 0, most = 1 } = scores[index] ?? {};
        return (
          <div key={heading}>
            <dt className="text-h5">{heading}</dt>
            <dd className="text-ink-soft tabular-nums">
              {texts[points]}
              <svg
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-2 block h-2 w-full rounded-card bg-rule text-ink-purple"
              >
                <rect width={points} height="1" fill="currentColor" />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
