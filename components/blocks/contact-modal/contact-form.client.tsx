'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Text } from '@/components/ui/text/text';
import { mailAddress } from '@/lib/contact/mail-address';
import type { ContactFormProps } from './contact-form-props';

const field =
  'mt-2 block w-full rounded-card border border-subtext bg-paper px-4 py-3 aria-invalid:border-2 aria-invalid:border-link';

/**
 * Hands a message to the visitor's mail program, filled in, so that it is never silently lost
 * (docs/decisions.md, "Forms without an endpoint").
 */
export function ContactForm({ subject, email, texts }: ContactFormProps) {
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const message = String(form.get('message') ?? '').trim();
    setIsMissing(message === '');
    if (message === '') {
      document.getElementById(`${id}-message`)?.focus();
      return;
    }
    location.assign(mailAddress(email, subject, [message, String(form.get('name') ?? '')]));
  };

  return (
    <form onSubmit={send} noValidate className="mt-8 grid gap-6">
      <label className="block">
        {texts.name}
        <input name="name" autoComplete="name" className={field} />
      </label>
      <div>
        <label htmlFor={`${id}-message`}>{texts.message}</label>
        <textarea
          id={`${id}-message`}
          name="message"
          rows={5}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          className={field}
        />
        {isMissing && (
          <Text look="small" id={`${id}-error`} className="mt-2 text-ink-link">
            {texts.messageMissing}
          </Text>
        )}
      </div>
      <div>
        <Button type="submit">{texts.send}</Button>
        <Text look="small" className="mt-3">
          {texts.sendNote}
        </Text>
      </div>
    </form>
  );
}
