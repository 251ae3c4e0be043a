'use client';
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useRef } from 'react';
import { Heading, type HeadingLevel } from '@/components/ui/heading/heading';
import { useWaiting } from '@/components/ui/lazy/use-waiting';

type TabButtonProps = { title: string; onClick?: () => void };

/** One tab; the selected one is marked by a thick line, not by colour alone. */
function TabButton({ title, onClick }: TabButtonProps) {
  return (
    <Tab
      onClick={onClick}
      className="min-h-12 cursor-pointer border-transparent py-3 text-left text-h5 hyphens-none transition-colors duration-200 hover:border-rule aria-selected:border-ink-purple aria-selected:text-ink-purple max-md:-ml-px max-md:border-l-4 max-md:pl-4 md:-mb-px md:border-b-4"
    >
      {title}
    </Tab>
  );
}

type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  /** Tabs in order; the content is rendered on the server. */
  tabs: { title: string; content: ReactNode }[];
  /** Tab selected to begin with, from 0. */
  defaultIndex?: number;
  /** Level of the headings above the panels without script and on paper. */
  headingLevel?: HeadingLevel;
  /** A click scrolls the panel into view (docs/behaviour.md §2.4, text-tab selector). */
  shouldScrollToPanel?: boolean;
};

/** What shows a panel that is not selected: no script, or paper. */
const unselected = 'hidden noscript:block print:block';

/**
 * Tabs: arrow keys, Home and End move and select. All panels are in the page: without script, and on
 * paper, they are one below the other under their titles, and nothing moves when script arrives.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, defaultIndex, headingLevel = 3, shouldScrollToPanel = false } = props;
  const panels = useRef<HTMLDivElement>(null);
  const scrollToPanel = () => panels.current?.scrollIntoView({ block: 'nearest' });

  return (
    // Until script runs, Headless UI keeps a button in the tab order that leads to the selected tab. That tab
    // can be reached from the start; a focusable element that nobody can see is a fault (axe aria-hidden-focus).
    <div className="[&>button]:hidden" {...useWaiting()}>
      <TabGroup defaultIndex={defaultIndex}>
        <TabList
          aria-label={label}
          className="flex flex-wrap gap-x-8 border-rule max-md:flex-col max-md:border-l md:border-b noscript:hidden print:hidden"
        >
          {tabs.map(({ title }) => (
            <TabButton
              key={title}
              title={title}
              onClick={shouldScrollToPanel ? scrollToPanel : undefined}
            />
          ))}
        </TabList>
        <TabPanels ref={panels} className="scroll-my-8 pt-8">
          {tabs.map(({ title, content }) => (
            <TabPanel
              key={title}
              static
              className={({ selected }) =>
                `noscript:mb-10 print:mb-6 ${selected ? '' : unselected}`
              }
            >
              <Heading
                level={headingLevel}
                look="h4"
                className="mb-3 hidden noscript:block print:block"
              >
                {title}
              </Heading>
              {content}
            </TabPanel>
          ))}
        </TabPanels>
      </TabGroup>
    </div>
  );
}
