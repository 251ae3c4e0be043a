'use client';
import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { Icon } from '@/components/ui/icon/icon';
import { ContactForm } from './contact-form.client';
import type { ContactModalProps } from './texts';

export type ContactDialogProps = ContactModalProps & { isOpen: boolean; onClose: () => void };

/**
 * The contact dialog: modal, focus kept inside, page scroll locked, closed by Escape and outside click
 * (specification §9, dialog defaults).
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function ContactDialog(props: ContactDialogProps) {
  const { isOpen, onClose, heading, lead, phone, texts } = props;
  return (
    <Dialog open={isOpen} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-night/70" />
      <div className="fixed inset-0 overflow-y-auto p-4 md:p-10">
        <div className="flex min-h-full items-center justify-center">
          <DialogPanel className="relative w-full max-w-2xl rounded-card bg-paper p-6 text-text shadow-float md:p-12">
            <button
              type="button"
              aria-label={texts.close}
              onClick={onClose}
              className="absolute top-3 right-3 flex size-12 cursor-pointer items-center justify-center rounded-card hover:bg-mist"
            >
              <Icon name="close" className="size-6" />
            </button>
            <DialogTitle className="pr-10 text-h3">{heading}</DialogTitle>
            {lead && <p className="mt-3">{lead}</p>}
            <ContactForm {...props} />
            <p className="mt-6 text-small">
              {texts.orCall}{' '}
              <a className="text-link whitespace-nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </p>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}
