import { cleanLine, cleanText, fieldFault } from '@/lib/forms/field-rules';
import type { FieldFault, FieldFaults, FormDefinition } from '@/lib/forms/form-definition';
import { type Control, element, showError } from './render-form';

/** What is wrong with a control. */
type ControlFault = { control: Control; message: string };

/** A link to a control: it scrolls to the label and puts focus into the field. */
function linkTo({ input, row }: Control, message: string): HTMLElement {
  const link = element('a', { href: `#${input.id}`, class: 'text-link' }, message);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    row.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
  });
  return element('li', {}, link);
}

/** Shows every fault at its control, lists them in the summary, and puts focus there. */
export function showSummary(
  summary: HTMLElement,
  heading: string,
  controls: readonly Control[],
  faults: readonly ControlFault[],
): void {
  for (const control of controls)
    showError(control, faults.find((fault) => fault.control === control)?.message);
  summary.hidden = faults.length === 0;
  summary.replaceChildren();
  if (faults.length === 0) return;
  const list = faults.map(({ control, message }) => linkTo(control, message));
  summary.setAttribute('role', 'group');
  summary.setAttribute('aria-label', heading);
  summary.append(element('p', { class: 'form-summary-heading' }, heading));
  summary.append(element('ul', {}, ...list));
  summary.focus();
}

/** What a control holds, cleaned; of a box, whether it is ticked. */
export function writtenIn({ input }: Control): string {
  if (input instanceof HTMLTextAreaElement) return cleanText(input.value);
  return input.type === 'checkbox' ? '' : cleanLine(input.value);
}

const isTicked = ({ input }: Control) => input instanceof HTMLInputElement && input.checked;

/** What is wrong with one control, if anything. */
function faultOf(definition: FormDefinition, control: Control): FieldFault | undefined {
  const field = definition.fields.find(({ name }) => name === control.name);
  if (field) return fieldFault(field, writtenIn(control));
  const isMissing = control.input.required && !isTicked(control);
  return isMissing ? 'required' : undefined;
}

/** The words for a fault. */
function messageFor({ texts, consents }: FormDefinition, name: string, fault: FieldFault) {
  const isConsent = consents.some((consent) => consent.name === name);
  const key = isConsent ? 'consent_required' : `${name}_${fault}`;
  return (texts.errors as Record<string, string>)[key] ?? texts.errors.other ?? '';
}

/**
 * Everything that is wrong, in the order of the form.
 * @param reported Faults the endpoint found; without them the form looks itself.
 */
export function findFaults(
  definition: FormDefinition,
  controls: readonly Control[],
  reported?: FieldFaults,
): ControlFault[] {
  return controls.flatMap((control) => {
    const fault = reported ? reported[control.name] : faultOf(definition, control);
    return fault ? [{ control, message: messageFor(definition, control.name, fault) }] : [];
  });
}
