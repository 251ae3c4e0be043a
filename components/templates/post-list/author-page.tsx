import { Avatar } from '@/components/ui/avatar/avatar';
import { readPeople } from '@/lib/content/data';
import type { Generated } from '@/lib/content/generated/generated';
import type { Page } from '@/lib/content/registry';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import { ListPage } from './list-page';

type AuthorPageProps = { page: Page; list: Extract<Generated, { kind: 'author' }> };

/** A person and what they wrote, also with others. */
export function AuthorPage({ page, list }: AuthorPageProps) {
  const { locale } = page;
  const person = readPeople()[list.person];
  const name = person?.name ?? page.frontmatter.title;
  const src = person?.src && pictureOfData(person.src).src;
  return (
    <ListPage
      page={page}
      list={list}
      heading={name}
      lead={person && `${person.position[locale]}. ${person.bio[locale]}`}
      picture={<Avatar name={name} src={src} size="lg" isDecorative />}
    />
  );
}
