import { shortestElapsed } from '@/lib/forms/send-submission';
import { copyText } from '@/lib/visitor/copy-text';
import type { FormDefinition } from '../form-definition';
import { sendSubmission } from '../send-submission';
import {
  formView,
  showError,
  showFailure,
  showFaults,
  showLongMail,
  showStatus,
  showStored,
} from './form-view';
import { findFaults, mailMessage, readSubmission } from './read-form';
import { keepDraft } from './session';

const after = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** How long the clipboard may take before it counts as refused, in milliseconds. */
const clipboardWait = 1000;

let mounted = 0;

/**
 * Puts a copy of the form that keeps the container's room (components/ui/form-area) into the container and makes it work.
 * @param goTo Leaves for an address: the thank-you page, or the mail program.
 */
export function mountForm(
  container: Element,
  definition: FormDefinition,
  goTo = (href: string) => location.assign(href),
): void {
  const room = container.parentElement?.querySelector<HTMLFormElement>('.form-room form');
  if (!room) return;
  const form = room.cloneNode(true) as HTMLFormElement;
  const view = formView(form, definition, `form-${++mounted}`);
  const { controls, button, honeypot } = view;
  const { texts, endpoint, thanks } = definition;
  const draft = keepDraft(definition, view);
  const begun = Date.now();
  let isSending = false;

  const setSending = (value: boolean) => {
    isSending = value;
    button.setAttribute('aria-disabled', String(value));
    button.setAttribute('aria-busy', String(value));
    if (value) showStatus(view, texts.sending);
  };

  /** The text is in good hands: the form is empty again, also for those who come back. */
  const finish = () => {
    draft.clear();
    form.reset();
    if (thanks) goTo(thanks);
    else showStored(definition, view);
  };

  const send = async (url: string) => {
    const content = readSubmission(definition, view);
    const id = draft.idFor(content);
    setSending(true);
    // Nobody who is quick is turned away, or notices it: the form waits until the endpoint believes it.
    await after(begun + shortestElapsed - Date.now());
    const outcome = await sendSubmission(url, { ...content, id, elapsed: Date.now() - begun });
    setSending(false);
    showStatus(view);
    if (outcome.kind === 'stored') return finish();
    if (outcome.kind === 'failed') return showFailure(definition, view, outcome.reason);
    const faults = findFaults(definition, controls, outcome.faults);
    if (faults.length === 0) return showFailure(definition, view, 'refused');
    showFaults(view, texts.summaryHeading, faults);
  };

  /** Hands the message to the mail program; what that would cut off goes to the clipboard. */
  const openMail = async () => {
    const content = readSubmission(definition, view);
    const draft = mailMessage(definition, content, texts.longMail?.copied.note ?? '');
    if (draft.rest === undefined) {
      goTo(draft.href);
      return showStatus(view, texts.mailOpened);
    }
    // A browser may ask the visitor, and wait for an answer.
    const isRefused = after(clipboardWait).then(() => false);
    const isCopied = await Promise.race([copyText(draft.rest), isRefused]);
    const refused = mailMessage(definition, content, texts.longMail?.refused.note ?? '');
    const { href, rest = '' } = isCopied ? draft : refused;
    showLongMail(texts, view, rest, isCopied);
    goTo(href);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    showStatus(view);
    const faults = findFaults(definition, controls);
    showFaults(view, texts.summaryHeading, faults);
    if (faults.length > 0) return;
    if (honeypot.value !== '') {
      // Perhaps a password manager did it: emptied, the next try goes through.
      honeypot.value = '';
      return showFailure(definition, view, 'trap');
    }
    if (endpoint) return void send(endpoint);
    void openMail();
  });

  // An error goes as soon as it is fixed; new ones are shown when the form is sent, not while it is written.
  form.addEventListener('input', ({ target }) => {
    const control = controls.find(({ input }) => input === target);
    if (!control?.input.hasAttribute('aria-invalid')) return;
    showError(control, findFaults(definition, [control])[0]?.message);
  });
  container.append(form);
}
