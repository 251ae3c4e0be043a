import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { LazyShareBox } from '@/components/ui/share-box/lazy-share-box.client';
import type { PostEntry } from '@/lib/content/related-posts';
import { shareAddresses } from '@/lib/content/share-addresses';

/** The share box of a post, in a place that is kept free until script shows it. */
export async function PostShare({ page, url }: { page: PostEntry; url: string }) {
  const t = await getTranslations('blog');
  const common = await getTranslations('common');
  const { linkedin, x } = shareAddresses(url, page.frontmatter.title);
  return (
    <div className="min-h-22 noscript:hidden print:hidden">
      <LazyShareBox
        url={url}
        links={[
          {
            href: linkedin,
            label: t('share.linkedin'),
            icon: <Icon name="professional-network" />,
          },
          { href: x, label: t('share.x'), icon: <Icon name="short-posts" /> },
        ]}
        copyIcon={<Icon name="link" />}
        labels={{
          heading: t('share.heading'),
          copy: t('share.copy'),
          copied: t('link_copied'),
          notCopied: t('link_not_copied'),
          newTab: common('new_tab'),
        }}
      />
    </div>
  );
}
