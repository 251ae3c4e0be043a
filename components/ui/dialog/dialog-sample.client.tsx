'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Dialog } from './dialog.client';

type DialogSampleProps = {
  open: string;
  title: string;
  close: string;
  state: { open: string; closed: string };
};

/** A dialog whose state is held outside of it. */
export function DialogSample({ open, title, close, state }: DialogSampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button type="button" className={buttonStyle('brand2')} onClick={() => setIsOpen(true)}>
        {open}
      </button>
      <p className="mt-2 text-small">{isOpen ? state.open : state.closed}</p>
      <Dialog title={title} closeLabel={close} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
