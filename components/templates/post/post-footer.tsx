import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Badge } from '@/components/ui/badge/badge';
import { LinkButton } from '@/components/ui/button/link-button';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { LazyHoverCard, LazyShareBox } from '@/components/ui/lazy-leaves.client';
import { Link } from '@/components/ui/link/link';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { readData } from '@/lib/content/data';
import type { PostEntry } from '@/lib/content/document';
import { authorIdsOf } from '@/lib/content/lists';
import { postsOf } from '@/lib/content/posts';
import { content } from '@/lib/content/site-content';
import { blogDate } from '@/lib/format/blog-date';
import type { Locale } from '@/lib/i18n/locales';
import type { BlogFooter } from '@/lib/schema/entities/page';
import { typeset } from '@/lib/text/typeset';
import { postFooter, shareUrls } from './blog-footer';

/** How many other posts the card names. */
const shownPosts = 2;

type AuthorCardProps = { author: BlogFooter['authors'][number]; post: PostEntry };

/** The card of an author: position, the newest of the other posts, and the way to all of them. */
async function AuthorCard({ author, post }: AuthorCardProps) {
  const { name, position, link } = author;
  const { locale } = post;
  const t = await getTranslations('blog');
  const people = readData('people');
  const others = postsOf(content, locale)
    .filter(({ id }) => id !== post.id)
    .filter(({ frontmatter }) => authorIdsOf(frontmatter).some((id) => people[id]?.name === name))
    .slice(0, shownPosts);
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-ink-soft">{typeset(position, locale)}</span>
      {others.length > 0 && <span className="mt-3 block">{t('also_by', { name })}</span>}
      {others.map(({ id, pathname, frontmatter }) => (
        <TextLink key={id} href={`${pathname}?type=${frontmatter.category}`} className="mt-2 block">
          {typeset(frontmatter.shortTitle ?? frontmatter.title, locale)}
        </TextLink>
      ))}
      {link && (
        <TextLink href={link} className="mt-3 block">
          {t('all_by', { name })}
        </TextLink>
      )}
    </>
  );
}

type PostAuthorProps = { author: BlogFooter['authors'][number]; post: PostEntry };

/** Who wrote a post: picture, name and position. The name leads to the person's page and has a card there. */
async function PostAuthor({ author, post }: PostAuthorProps) {
  const { name, position, link, src } = author;
  const t = await getTranslations('blog');
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={src} isDecorative />
      <div>
        <p>
          {link ? (
            <LazyHoverCard
              label={t('about_author', { name })}
              card={<AuthorCard author={author} post={post} />}
            >
              <TextLink href={link} rel="author" className="font-semibold">
                {name}
              </TextLink>
            </LazyHoverCard>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
        </p>
        <p className="text-small text-ink-soft">{typeset(position, post.locale)}</p>
      </div>
    </div>
  );
}

type PostFormProps = { form: NonNullable<BlogFooter['form']>; locale: Locale };

/** What a reader may answer the post with, and the way to its form. */
async function PostForm({ form: { info, url }, locale }: PostFormProps) {
  const t = await getTranslations('blog');
  const common = await getTranslations('common');
  const target = url.startsWith('https:')
    ? ({ isExternal: true, newTabLabel: common('new_tab') } as const)
    : {};
  return (
    <section className="on-mist mt-12 rounded-card bg-mist p-6 md:p-10 print:hidden">
      <Heading level={2} look="h3">
        {t('form')}
      </Heading>
      <Text className="mt-3 mb-6 max-w-column">{typeset(info, locale)}</Text>
      <LinkButton href={url} {...target}>
        {t('form_button')}
      </LinkButton>
    </section>
  );
}

/** The share box of a post, in a place that is kept free until script shows it. */
async function PostShare({ page, url }: { page: PostEntry; url: string }) {
  const t = await getTranslations('blog');
  const common = await getTranslations('common');
  const networks = await getTranslations('common.footer');
  const { linkedin, x } = shareUrls(url, page.frontmatter.title);
  return (
    <div className="min-h-22 max-sm:min-h-37 noscript:hidden print:hidden">
      <LazyShareBox
        url={url}
        links={[
          {
            href: linkedin,
            name: networks('linkedin'),
            label: t('share.linkedin'),
            icon: <Icon name="professional-network" />,
          },
          {
            href: x,
            name: networks('x'),
            label: t('share.x'),
            icon: <Icon name="short-posts" />,
          },
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

/** The subjects of a post, each leading to its page where it has one. */
async function PostTags({ page }: { page: PostEntry }) {
  const { locale, frontmatter } = page;
  if (frontmatter.tags.length === 0) return null;
  const t = await getTranslations('blog');
  const nameOf = (tag: string) => {
    const own = content.page(`blog/tags/${tag}`, locale)?.frontmatter;
    return own ? typeset(own.shortTitle ?? own.title, locale) : tag.replaceAll('-', ' ');
  };
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-x-2">
      {frontmatter.tags.map((tag) => {
        const href = content.pathnameOf(`blog/tags/${tag}`, locale);
        const badge = <Badge>{nameOf(tag)}</Badge>;
        return (
          <li key={tag}>
            {href ? (
              <Link href={href} rel="tag" className="inline-block py-2 hover:text-ink-link">
                {badge}
              </Link>
            ) : (
              <span className="inline-block py-2">{badge}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is below a post (docs/behaviour.md §3, Blog footer): authors, dates, subjects, ways to share it, a form. */
export async function PostFooter({ page, url }: { page: PostEntry; url: string }) {
  const { locale } = page;
  const t = await getTranslations('blog');
  const { date, updateDate, authors, form } = postFooter(page, readData('people'), content);
  return (
    <footer data-meta="" className="mt-16 border-t-4 border-purple pt-8">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <div>
          <h2 className="mb-5 text-h5">{t('written_by')}</h2>
          <ul className="space-y-5">
            {authors.map((author) => (
              <li key={author.name}>
                <PostAuthor author={author} post={page} />
              </li>
            ))}
          </ul>
        </div>
        <div className="space-y-6">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small tabular-nums">
            <dt className="text-ink-soft">{t('published')}</dt>
            <dd>
              <time dateTime={date}>{blogDate(date, locale)}</time>
            </dd>
            {updateDate && (
              <>
                <dt className="text-ink-soft">{t('updated')}</dt>
                <dd>
                  <time dateTime={updateDate}>{blogDate(updateDate, locale)}</time>
                </dd>
              </>
            )}
          </dl>
          <PostTags page={page} />
          <PostShare page={page} url={url} />
        </div>
      </div>
      {form && <PostForm form={form} locale={locale} />}
    </footer>
  );
}
