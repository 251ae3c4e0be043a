import { type Control, tellError } from './control';
import { element } from './element';

/** What is wrong with a control. */
export type TellableFault = { control: Control; message: string };

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

/** Tells every fault beside its control, lists them in the summary, and puts focus there. */
export function showSummary(
  summary: HTMLElement,
  heading: string,
  controls: readonly Control[],
  faults: readonly TellableFault[],
): void {
  for (const control of controls)
    tellError(control, faults.find((fault) => fault.control === control)?.message);
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
