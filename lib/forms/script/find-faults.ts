import { cleanLine, cleanText } from '../clean-text';
import { fieldFault } from '../field-fault';
import type { FormDefinition } from '../form-definition';
import type { FieldFault, FieldFaults } from '../form-types';
import type { Control } from './control';
import type { TellableFault } from './show-summary';

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
export function messageFor({ texts, consents }: FormDefinition, name: string, fault: FieldFault) {
  const isConsent = consents.some((consent) => consent.name === name);
  const key = isConsent ? 'consent_required' : `${name}_${fault}`;
  return (texts.errors as Record<string, string>)[key] ?? texts.errors.other ?? '';
}

/**
 * Everything that is wrong, in the order of the form.
 * @param told Faults the endpoint found; without them the form looks itself.
 */
export function findFaults(
  definition: FormDefinition,
  controls: readonly Control[],
  told?: FieldFaults,
): TellableFault[] {
  return controls.flatMap((control) => {
    const fault = told ? told[control.name] : faultOf(definition, control);
    return fault ? [{ control, message: messageFor(definition, control.name, fault) }] : [];
  });
}
