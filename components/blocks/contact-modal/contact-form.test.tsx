// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { ContactForm } from './contact-form.client';

const texts = {
  name: 'Your name',
  message: 'Your message',
  send: 'Write the e-mail',
  sendNote: 'Your mail program opens.',
  messageMissing: 'The message is empty.',
};

const mountForm = async () => {
  const { container } = await mount(
    <ContactForm subject="FinOps" email="hello@a.example" texts={texts} />,
  );
  const message = container.querySelector('textarea') as HTMLTextAreaElement;
  const submit = () =>
    happen(() => {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      container.querySelector('form')?.dispatchEvent(event);
    });
  return { container, message, submit };
};

it('says beside the field that the message is empty, and puts focus there', async () => {
  const { container, message, submit } = await mountForm();
  message.value = '  ';
  await submit();
  expect(document.activeElement).toBe(message);
  expect(message.getAttribute('aria-invalid')).toBe('true');
  const error = container.querySelector(`[id="${message.getAttribute('aria-describedby')}"]`);
  expect(error?.textContent).toBe('The message is empty.');
});

it('hands the message to the mail program, with the name below it', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { container, message, submit } = await mountForm();
  message.value = 'Who owns the cluster?';
  (container.querySelector('input') as HTMLInputElement).value = 'Anna, a bank';
  await submit();
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    'mailto:hello@a.example?subject=FinOps&body=Who%20owns%20the%20cluster%3F%0D%0A%0D%0AAnna%2C%20a%20bank',
  );
  expect(message.hasAttribute('aria-invalid')).toBe(false);
});
