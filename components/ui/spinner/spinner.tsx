import { classNames } from '@/components/ui/class-names/class-names';

/** The turning ring alone, decorative; under reduced motion it stands still and stays visible. */
export function SpinnerRing({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames('shrink-0 animate-spin motion-reduce:animate-none', className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

type SpinnerProps = {
  /** What is being waited for; read out when the spinner appears. */
  label: string;
  /** The label is shown beside the ring. */
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
