import type { ReactNode } from 'react';

/** Text with a border around it, on whatever background it lies. */
export function TextBox({ children }: { children?: ReactNode }) {
  return (
    <div className="in-column my-8 max-w-4xl rounded-card border border-rule p-6 first:mt-0 last:mb-0 md:p-8">
      {children}
    </div>
  );
}
