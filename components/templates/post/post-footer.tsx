import { getTranslations } from 'next-intl/server';
import { readPeople } from '@/lib/content/data';
import { postFooter } from '@/lib/content/post-footer';
import type { PostEntry } from '@/lib/content/related-posts';
import { content } from '@/lib/content/site-content';
import { blogDate } from '@/lib/format/blog-date';
import { PostAuthor } from './post-author';
import { PostForm } from './post-form';
import { PostShare } from './post-share';
import { PostTags } from './post-tags';

/** What stands below a post (specification §3, Blog footer): authors, dates, subjects, ways to share it, a form. */
export async function PostFooter({ page, url }: { page: PostEntry; url: string }) {
  const { locale } = page;
  const t = await getTranslations('blog');
  const { date, updateDate, authors, form } = postFooter(page, readPeople(), content);
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
