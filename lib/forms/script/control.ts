import type { ConsentName, FieldName } from '../form-types';

/** A field or a box of a form, with the place where its error is told. */
export type Control = {
  name: FieldName | ConsentName;
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** What the summary's link scrolls to. */
  row: HTMLElement;
  /** Empty while nothing is wrong. */
  error: HTMLElement;
};

/** Tells what is wrong with a control beside it, or takes that back. */
export function tellError({ input, row, error }: Control, message: string | undefined): void {
  error.textContent = message ?? '';
  row.classList.toggle('form-row-wrong', message !== undefined);
  if (message === undefined) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  } else {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', error.id);
  }
}
