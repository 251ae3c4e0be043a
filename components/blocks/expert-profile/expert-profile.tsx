import { Expert, type ExpertProps } from './expert';

/** An expert who stands alone. */
export function ExpertProfile(props: ExpertProps) {
  return (
    <div className="mt-10">
      <Expert {...props} />
    </div>
  );
}
