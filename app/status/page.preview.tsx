import { LazyStatusList } from '@/components/templates/status/lazy-status-list.client';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { locales } from '@/lib/i18n/locales';
import { states } from '@/lib/status/page-states';
import { statesPathname } from '@/lib/status/pathnames';

/** Every page with what is to be done about it: the list of `npm run status`. */
export default function StatusPage() {
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
        <LazyStatusList href={statesPathname} states={states} locales={locales} />
      </main>
    </Container>
  );
}
