import { type ButtonVariant, buttonStyle } from '@/components/ui/button/button-style';
import { classNames } from '@/components/ui/class-names/class-names';
import { LazyFormMount } from '@/components/ui/lazy-leaves.client';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { type FormDefinition, type FormField, wideFields } from '@/lib/forms/form-definition';

const RequiredMark = () => <span aria-hidden="true"> *</span>;

/** Keyboards of phones, by type of field. */
const inputModes = { email: 'email', tel: 'tel' } as const;

function FieldInput({ field }: { field: FormField }) {
  const { name, type, isRequired, maxLength, autocomplete, options = [], unchosen } = field;
  const common = {
    name,
    required: isRequired,
    autoComplete: autocomplete,
    className: 'form-input',
  };
  if (type === 'textarea') return <textarea {...common} maxLength={maxLength} rows={4} />;
  if (type === 'select') {
    return (
      <select {...common}>
        <option value="">{unchosen}</option>
        {options.map((option) => (
          // A value of its own: a browser that translates the page changes the text.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const inputMode = type === 'text' ? undefined : inputModes[type];
  // Misspelling marks would appear below names and addresses only.
  return (
    <input {...common} type={type} maxLength={maxLength} inputMode={inputMode} spellCheck={false} />
  );
}

/** A field with its label above and its error below. */
const FieldRow = ({ field, isWide }: { field: FormField; isWide: boolean }) => (
  <div className={classNames('form-row', isWide && 'form-wide')}>
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the form script ties it to the field. */}
    <label className="form-label">
      {field.label}
      {field.isRequired && <RequiredMark />}
    </label>
    <FieldInput field={field} />
    <p className="form-error" />
  </div>
);

/** A consent: a box that nobody ticks but the visitor, and next to it what it means. */
const ConsentRow = ({ name, text, isRequired }: FormDefinition['consents'][number]) => (
  <div className="form-row form-wide">
    <label className="form-consent">
      {/* Firefox would tick it again after a reload. */}
      <input
        type="checkbox"
        name={name}
        required={isRequired}
        autoComplete="off"
        className="form-box"
      />
      <span>
        {text}
        {isRequired && <RequiredMark />}
      </span>
    </label>
    <p className="form-error" />
  </div>
);

/**
 * The form as it will be, unseen: it keeps the room, so that nothing below it ever moves, and the form script puts a copy of it
 * into the container. Its pattern: label above the field, error below it, all errors once more in a summary that takes
 * focus (https://www.w3.org/WAI/tutorials/forms/notifications/). The script gives ids, and so ties labels to fields:
 * a page can hold two forms.
 */
export function FormRoom({ definition, variant = 'brand' }: FormRoomProps) {
  const { fields, consents, clause, texts, endpoint } = definition;
  const wide = wideFields(fields);
  return (
    <div className="form-room" inert aria-hidden="true" data-pagefind-ignore="">
      <form className="form" noValidate>
        <p className="form-small form-wide">{texts.requiredNote}</p>
        <div className="form-summary form-wide" tabIndex={-1} hidden />
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} isWide={wide.has(field)} />
        ))}
        {consents.map((consent) => (
          <ConsentRow key={consent.name} {...consent} />
        ))}
        {/* Only programs fill it in: it is out of sight, of the order of keys, and of the accessibility tree. */}
        <div className="form-trap" aria-hidden="true">
          <label>
            {texts.honeypot}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="form-small form-wide">
          {clause.text}
          {clause.link && (
            <>
              {' '}
              <a href={clause.link.href} className="text-link">
                {clause.link.label}
              </a>
            </>
          )}
        </p>
        <div className="form-wide">
          <button type="submit" className={buttonStyle(variant)}>
            {texts.submit}
          </button>
          <div className="form-status" role="status" />
          {texts.longMail && (
            <div className="form-rest" hidden>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the form script ties it to the field. */}
              <label className="form-label">{texts.longMail.rest}</label>
              <textarea readOnly rows={6} className="form-input" />
            </div>
          )}
        </div>
        {!endpoint && <p className="form-small form-wide">{texts.mailNote}</p>}
      </form>
    </div>
  );
}

type FormRoomProps = { definition: FormDefinition; variant?: ButtonVariant };

type FormAreaProps = FormRoomProps & {
  /** URL of the script that brings it to life. */
  script: string;
  /** Ways to reach us where there is no form: without script, or when it does not arrive. */
  fallback: { text: string; links: readonly { href: string; label: string }[] };
  className?: string;
};

/**
 * A form, and in its place links until it is there: no message depends on a script. The place has the form’s size from
 * the first paint on.
 */
export function FormArea({ definition, script, fallback, variant, className }: FormAreaProps) {
  return (
    <div className={classNames('form-area print:hidden', className)}>
      <LazyFormMount definition={JSON.stringify(definition)} script={script} />
      <FormRoom definition={definition} variant={variant} />
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
