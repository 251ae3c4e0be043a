import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { FormRoom } from './form-room';
import { LazyFormMount } from './lazy-form-mount.client';

export type FormAreaProps = {
  definition: FormDefinition;
  /** Address of the script that renders it. */
  script: string;
  /** Ways to reach us where there is no form: without script, or when it does not arrive. */
  fallback: { text: string; links: readonly { href: string; label: string }[] };
  variant?: ButtonVariant;
  className?: string;
};

/**
 * A form, and in its place links until it is there: no message depends on a script. The place has the form’s size from
 * the first paint on.
 */
export function FormArea({ definition, script, fallback, variant, className }: FormAreaProps) {
  const form = { ...definition, buttonClass: buttonStyle(variant ?? 'brand') };
  return (
    <div className={classNames('form-area print:hidden', className)}>
      <LazyFormMount definition={JSON.stringify(form)} script={script} />
      <FormRoom definition={form} />
      <div className="form-fallback">
        <Text>{fallback.text}</Text>
        <ul className="mt-2">
          {fallback.links.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
