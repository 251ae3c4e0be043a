import { attemptFor } from '../attempt';
import { draftAt } from '../draft';
import type { FormDefinition } from '../form-definition';
import type { FormContent } from './read-submission';
import type { FormView } from './render-form';

/** Keeps what is written in a form over a reload, and gives it back when the form is rendered again. */
export function keepDraft({ kind, subject, fields }: FormDefinition, view: FormView) {
  const store = draftAt(`form:${location.pathname}:${kind}:${subject}`);
  let { attempt } = store.read();
  const inputs = view.controls.flatMap(({ name, input }) =>
    fields.some((field) => field.name === name) ? [{ name, input }] : [],
  );
  const save = () => {
    const written = inputs.filter(({ input }) => input.value !== '');
    const values = Object.fromEntries(written.map(({ name, input }) => [name, input.value]));
    store.write({ values, ...(attempt && { attempt }) });
  };
  const { values } = store.read();
  for (const { name, input } of inputs) {
    const kept = values[name]?.slice(0, fields.find((field) => field.name === name)?.maxLength);
    if (kept) input.value = kept;
  }
  view.form.addEventListener('input', save);
  return {
    /** The id under which this content is sent, remembered before it is. */
    idFor(content: FormContent): string {
      attempt = attemptFor(attempt, JSON.stringify(content));
      save();
      return attempt.id;
    },
    clear() {
      attempt = undefined;
      store.clear();
    },
  };
}
