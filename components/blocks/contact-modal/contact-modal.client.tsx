'use client';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import type { ContactDialogProps } from './contact-dialog.client';
import type { ContactModalProps } from './texts';

/**
 * The button of the contact dialog. The dialog's code is fetched when it is first opened; should that
 * fail, the visitor is taken to the contact page. Before script runs it is a link to that page.
 */
export function ContactModalTrigger(props: ContactModalProps) {
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => setIsReady(true), []);
  // The dialog's code may arrive after the button had focus, so it cannot know where focus came from.
  // A frame later the rest of the page is no longer inert and takes focus again.
  useEffect(() => {
    if (wasOpen.current && !isOpen) requestAnimationFrame(() => button.current?.focus());
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = async () => {
    setIsOpen(true);
    if (Dialog) return;
    try {
      const { ContactDialog } = await import('./contact-dialog.client');
      setDialog(() => ContactDialog);
    } catch {
      location.assign(props.fallbackHref);
    }
  };

  if (!isReady) {
    return (
      <a href={props.fallbackHref} className={buttonStyle('brand3')}>
        {props.label}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={buttonStyle('brand3')}
      >
        {props.label}
      </button>
      {Dialog && <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
