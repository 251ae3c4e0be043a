'use client';
import { Tab } from '@headlessui/react';

type TabButtonProps = { title: string; onClick?: () => void };

/** One tab; the selected one is told by a thick line, not by colour alone. */
export function TabButton({ title, onClick }: TabButtonProps) {
  return (
    <Tab
      onClick={onClick}
      className="-mb-px min-h-12 cursor-pointer border-b-4 border-transparent py-3 text-left text-h5 hyphens-none transition-colors duration-200 hover:border-rule aria-selected:border-ink-purple aria-selected:text-ink-purple"
    >
      {title}
    </Tab>
  );
}
