import { getTranslations } from 'next-intl/server';
import { Pagination } from '@/components/ui/pagination/pagination';

type ListPaginationProps = {
  pageIndex: number;
  pagesTotal: number;
  /** Which list it leads through: names the navigation. */
  list: 'blog' | 'news' | 'tag' | 'author';
  hrefOf: (page: number) => string;
};

/** Pagination of a list of posts, with its texts. */
export async function ListPagination({ list, ...rest }: ListPaginationProps) {
  const t = await getTranslations('lists.pagination');
  const labels = {
    navigation: t(list),
    page: t('page'),
    first: t('first'),
    previous: t('previous'),
    next: t('next'),
    last: t('last'),
  };
  return <Pagination {...rest} labels={labels} />;
}
