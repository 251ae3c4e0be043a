import { Icon } from '@/components/ui/icon/icon';
import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { LazyShareBox } from './lazy-share-box.client';

const texts = {
  en: {
    heading: 'Share this post',
    linkedin: 'Share on LinkedIn',
    x: 'Share on X',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'Copy it from the address bar.',
    newTab: '(opens in a new tab)',
  },
  pl: {
    heading: 'Udostępnij ten wpis',
    linkedin: 'Udostępnij na LinkedIn',
    x: 'Udostępnij na X',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany.',
    notCopied: 'Skopiuj go z paska adresu.',
    newTab: '(otwiera się w nowej karcie)',
  },
} as const;

/** Two networks and the clipboard. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const labels = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <LazyShareBox
          url="https://example.org/blog/post"
          links={[
            {
              href: 'https://example.org/a',
              name: 'LinkedIn',
              label: labels.linkedin,
              icon: <Icon name="professional-network" />,
            },
            {
              href: 'https://example.org/b',
              name: 'X',
              label: labels.x,
              icon: <Icon name="short-posts" />,
            },
          ]}
          copyIcon={<Icon name="link" />}
          labels={labels}
        />
      )}
    </SampleBackgrounds>
  );
}
