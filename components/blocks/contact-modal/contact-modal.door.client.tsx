'use client';
import dynamic from 'next/dynamic';

/** Lazy door: only pages with a contact button carry its code. */
export const ContactModalDoor = dynamic(() =>
  import('./contact-modal.client').then((m) => m.ContactModalTrigger),
);
