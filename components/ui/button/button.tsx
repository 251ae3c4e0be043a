import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { SpinnerRing } from '@/components/ui/spinner/spinner-ring';
import { type ButtonVariant, buttonStyle } from './button-style';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant;
  /** It cannot be used, and cannot be reached by keyboard. */
  isDisabled?: boolean;
  /** What it does is under way: it keeps focus and answers no click, nor does it submit again. */
  isLoading?: boolean;
  /** Said to screen readers after the label while loading, e.g. "sending". */
  loadingLabel?: string;
};

/** A button; a link that looks like one is LinkButton. */
export function Button(props: ButtonProps) {
  const { variant, isDisabled = false, isLoading = false, loadingLabel, ...rest } = props;
  const { type = 'button', onClick, className, children, ...native } = rest;
  return (
    <button
      {...native}
      type={isLoading ? 'button' : type}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={classNames(buttonStyle(variant), className)}
    >
      {isLoading && <SpinnerRing className="size-5" />}
      {children}
      {isLoading && loadingLabel && <span className="sr-only"> {loadingLabel}</span>}
    </button>
  );
}
