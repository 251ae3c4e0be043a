import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { LazyFormMount } from '@/components/ui/lazy-leaves.client';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { type FormDefinition, type FormField, wideFields } from '@/lib/forms/form-definition';

/** The field as it will be, without a name or a role of its own. */
function FieldRoom({ field: { type, label, isRequired }, isWide }: FieldRoomProps) {
  return (
    <div className={isWide ? 'form-row form-wide' : 'form-row'}>
      <div className="form-label">
        {label}
        {isRequired && <span> *</span>}
      </div>
      {type === 'textarea' && <textarea rows={4} disabled className="form-input" />}
      {type === 'select' && <select disabled className="form-input" />}
      {type !== 'textarea' && type !== 'select' && <input disabled className="form-input" />}
    </div>
  );
}

type FieldRoomProps = { field: FormField; isWide: boolean };

/**
 * The room of a form until the form script has rendered it: the same rows with the same texts and class names, unseen,
 * so that it is exactly as high at every width and every size of text, and nothing below it ever moves. A test holds
 * both against each other (form-area.test.tsx); what lies in the form without a place of its own is left out.
 */
export function FormRoom({ definition }: { definition: FormDefinition }) {
  const { fields, consents, clause, texts, endpoint, buttonClass } = definition;
  const wide = wideFields(fields);
  return (
    <div className="form-room" aria-hidden="true" data-pagefind-ignore="">
      <div className="form">
        <p className="form-small form-wide">{texts.requiredNote}</p>
        {fields.map((field) => (
          <FieldRoom key={field.name} field={field} isWide={wide.has(field)} />
        ))}
        {consents.map(({ name, text, isRequired }) => (
          <div key={name} className="form-row form-wide">
            <div className="form-consent">
              <input type="checkbox" disabled className="form-box" />
              <span>
                {text}
                {isRequired && <span> *</span>}
              </span>
            </div>
          </div>
        ))}
        <p className="form-small form-wide">
          {clause.text}
          {clause.link && (
            <>
              {' '}
              <span className="text-link">{clause.link.label}</span>
            </>
          )}
        </p>
        <div className="form-wide">
          <button type="button" disabled className={buttonClass}>
            {texts.submit}
          </button>
        </div>
        {!endpoint && <p className="form-small form-wide">{texts.mailNote}</p>}
      </div>
    </div>
  );
}

type FormAreaProps = {
  definition: FormDefinition;
  /** URL of the script that renders it. */
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
