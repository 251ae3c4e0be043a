import { copyText } from '@/lib/visitor/copy-text';
import type { FormDefinition } from '../form-definition';
import { sendSubmission } from '../send-submission';
import { shortestElapsed } from '../submission';
import { tellError } from './control';
import { findFaults } from './find-faults';
import { keepDraft } from './keep-draft';
import { mailMessage } from './mail-message';
import { readSubmission } from './read-submission';
import { renderForm } from './render-form';
import { showSummary } from './show-summary';
import { tellFailure, tellLongMail, tellStatus, tellStored } from './tell-outcome';

const after = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** How long the clipboard may take before it counts as refused, in milliseconds. */
const clipboardWait = 1000;

let mounted = 0;

/**
 * Renders a form into its container and makes it work.
 * @param goTo Leaves for an address: the thank-you page, or the mail program.
 */
export function mountForm(
  container: Element,
  definition: FormDefinition,
  goTo = (href: string) => location.assign(href),
): void {
  const view = renderForm(definition, `form-${++mounted}`);
  const { form, controls, summary, button, honeypot } = view;
  const { texts, endpoint, thanks } = definition;
  const draft = keepDraft(definition, view);
  const begun = Date.now();
  let isSending = false;

  const setSending = (value: boolean) => {
    isSending = value;
    button.setAttribute('aria-disabled', String(value));
    button.setAttribute('aria-busy', String(value));
    if (value) tellStatus(view, texts.sending);
  };

  /** The text is in good hands: the form is empty again, also for those who come back. */
  const finish = () => {
    draft.clear();
    form.reset();
    if (thanks) goTo(thanks);
    else tellStored(definition, view);
  };

  const send = async (address: string) => {
    const content = readSubmission(definition, view);
    const id = draft.idFor(content);
    setSending(true);
    // Nobody who is quick is turned away, nor told: the form waits until the endpoint believes it.
    await after(begun + shortestElapsed - Date.now());
    const outcome = await sendSubmission(address, { ...content, id, elapsed: Date.now() - begun });
    setSending(false);
    tellStatus(view);
    if (outcome.kind === 'stored') return finish();
    if (outcome.kind === 'failed') return tellFailure(definition, view, outcome.reason);
    const faults = findFaults(definition, controls, outcome.faults);
    if (faults.length === 0) return tellFailure(definition, view, 'refused');
    showSummary(summary, texts.summaryHeading, controls, faults);
  };

  /** Hands the message to the mail program; what that would cut off goes to the clipboard. */
  const openMail = async () => {
    const content = readSubmission(definition, view);
    const draft = mailMessage(definition, content, texts.longMail?.copied.note ?? '');
    if (draft.rest === undefined) {
      goTo(draft.href);
      return tellStatus(view, texts.mailOpened);
    }
    // A browser may ask the visitor, and wait for an answer.
    const isRefused = after(clipboardWait).then(() => false);
    const isCopied = await Promise.race([copyText(draft.rest), isRefused]);
    const refused = mailMessage(definition, content, texts.longMail?.refused.note ?? '');
    const { href, rest = '' } = isCopied ? draft : refused;
    tellLongMail(texts, view, rest, isCopied);
    goTo(href);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    tellStatus(view);
    const faults = findFaults(definition, controls);
    showSummary(summary, texts.summaryHeading, controls, faults);
    if (faults.length > 0) return;
    if (honeypot.value !== '') {
      // Perhaps a password manager did it: emptied, the next try goes through.
      honeypot.value = '';
      return tellFailure(definition, view, 'trap');
    }
    if (endpoint) return void send(endpoint);
    void openMail();
  });

  // An error goes as soon as it is mended; new ones are told when the form is sent, not while it is written.
  form.addEventListener('input', ({ target }) => {
    const control = controls.find(({ input }) => input === target);
    if (!control?.input.hasAttribute('aria-invalid')) return;
    tellError(control, findFaults(definition, [control])[0]?.message);
  });
  container.append(form);
}
