'use client';
import { useClose } from '@headlessui/react';
import type { ReactNode } from 'react';

type EnlargedPictureProps = { closeLabel: string; children: ReactNode };

/**
 * A picture that closes the dialog it is in when it is clicked; never narrower than 768 px, so that
 * lettering is legible on phones.
 */
export function EnlargedPicture({ closeLabel, children }: EnlargedPictureProps) {
  const close = useClose();
  return (
    <button
      type="button"
      onClick={close}
      className="relative block w-full min-w-192 cursor-zoom-out rounded-card"
    >
      {children}
      <span className="sr-only">{closeLabel}</span>
    </button>
  );
}
