'use client';
import dynamic from 'next/dynamic';

/** Lazy door: fetched with the dialog it stands in. */
export const ContactFormDoor = dynamic(() =>
  import('./contact-form.client').then((m) => m.ContactForm),
);
