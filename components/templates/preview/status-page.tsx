import { Container } from '@/components/ui/container/container';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { Heading } from '@/components/ui/heading/heading';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import {
  type PageState,
  pageStates,
  type State,
  states,
  stateWords,
} from '@/lib/status/page-states';
import { stateInput } from './state-input';

/** Pages, with what is to be said of each. */
function PageTable({ pages }: { pages: readonly PageState[] }) {
  return (
    <table className="w-full text-left text-small">
      <thead>
        <tr className="border-b-2 border-rule">
          {['Page', 'Language', 'Status', 'Last change'].map((heading) => (
            <th key={heading} scope="col" className="py-3 pr-6">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.file} className="border-b border-rule align-top">
            <th scope="row" className="py-2 pr-6 font-normal">
              <TextLink href={page.pathname} className="inline-block py-1">
                {page.title}
              </TextLink>
              <span className="block text-ink-soft">{page.id}</span>
            </th>
            <td className="py-3 pr-6">{page.locale}</td>
            <td className="py-3 pr-6">{stateWords(page)}</td>
            <td className="py-3 whitespace-nowrap tabular-nums">{page.changed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every page with what is to be done about it, state by state: the list of `npm run status`. */
export function StatusPage() {
  const pages = pageStates(stateInput());
  return (
    <Container className="py-section">
      <main>
        <Heading level={1} look="h2">
          Status of all pages
        </Heading>
        <Text className="mt-4">
          The same as <code>npm run status</code>, when this preview was built. See also the{' '}
          <TextLink href="/handbook">handbook</TextLink> and the{' '}
          <TextLink href="/blocks">blocks</TextLink>.
        </Text>
        <div className="mt-8 border-t border-rule">
          {(Object.keys(states) as State[]).map((state) => {
            const found = pages.filter((page) => page.states.includes(state));
            return (
              <Disclosure key={state} headingLevel={2} title={`${state}: ${found.length}`}>
                <Text className="mb-4">{states[state]}</Text>
                {found.length > 0 && (
                  <ScrollRegion label={`Pages: ${state}`}>
                    <PageTable pages={found} />
                  </ScrollRegion>
                )}
              </Disclosure>
            );
          })}
        </div>
      </main>
    </Container>
  );
}
