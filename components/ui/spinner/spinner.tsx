import { classNames } from '@/components/ui/class-names/class-names';
import { SpinnerRing } from './spinner-ring';

type SpinnerProps = {
  /** What is being waited for; read out when the spinner appears. */
  label: string;
  /** The label is shown next to the ring. */
  isLabelVisible?: boolean;
  /** Size of the ring: 24 px or 48 px. */
  size?: 'small' | 'large';
};

/** Says that something is on its way. */
export function Spinner({ label, isLabelVisible = false, size = 'small' }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-3">
      <SpinnerRing
        className={classNames('text-ink-purple', size === 'large' ? 'size-12' : 'size-6')}
      />
      <span className={isLabelVisible ? undefined : 'sr-only'}>{label}</span>
    </span>
  );
}
