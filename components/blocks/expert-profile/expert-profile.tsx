import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Heading } from '@/components/ui/heading/heading';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import type { expertProfileSchema } from './schema';

type ExpertProps = BlockProps<typeof expertProfileSchema>;

/**
 * The profile itself: portrait, name, position, and what the person knows.
 * @throws when nobody has this key. `npm run check` reports it with its position before a build gets here.
 */
async function Expert({ person: id, description, src }: ExpertProps) {
  const locale = await currentLocale();
  const person = readData('people')[id];
  if (!person) throw new Error(`<ExpertProfile> there is no person "${id}" in data/people.yaml`);
  const { name, position, bio } = person;
  const portrait = src ?? (person.src && pictureOfData(person.src).src);
  return (
    <article className="flex flex-col gap-6 sm:flex-row">
      <Avatar name={name} src={portrait} size="lg" isDecorative />
      <div className="min-w-0">
        <Heading level={3} look="h4">
          {name}
        </Heading>
        <Text look="small" isSoft className="mt-1">
          {typeset(position[locale], locale)}
        </Text>
        <Text className="mt-3">{description ?? typeset(bio[locale], locale)}</Text>
      </div>
    </article>
  );
}

/** An expert on their own. */
export function ExpertProfile(props: ExpertProps) {
  return (
    <div className="mt-10">
      <Expert {...props} />
    </div>
  );
}

/** Experts side by side, in two columns where there is room. */
export function ExpertList({ children }: { children?: ReactNode }) {
  return (
    <ul className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {itemsOf<ExpertProps>(children, ExpertProfile, 'ExpertList').map((item) => (
        <li key={item.person}>
          <Expert {...item} />
        </li>
      ))}
    </ul>
  );
}
