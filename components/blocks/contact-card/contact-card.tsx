import { getTranslations } from 'next-intl/server';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Card, CardGrid } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { ContactLink } from '@/components/ui/contact-link/contact-link';
import { Heading } from '@/components/ui/heading/heading';
import { LazyHoverCard } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf, propsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { readData } from '@/lib/content/data';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pictureOfData, sizesInSquare } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import {
  type authorityGroupSchema,
  authoritySchema,
  type contactCardSchema,
  type expertProfileSchema,
} from './schema';

/** Side of the picture, in pixels. */
const side = 96;

type ContactProps = BlockProps<typeof contactCardSchema>;

/** The card itself, as high as its neighbours. */
async function Contact(props: ContactProps) {
  const { name, description, imgSrc, imgAlt, email, phoneNumber } = props;
  const t = await getTranslations('components.contact_link');
  return (
    <Card as="article" className="flex h-full flex-col">
      {imgSrc && (
        <Picture
          src={imgSrc}
          alt={imgAlt}
          width={side}
          height={side}
          sizes={sizesInSquare(imgSrc, side)}
          className="mb-6 size-24 rounded-full border border-rule object-cover"
        />
      )}
      <Heading level={3} look="h4" className="mb-3">
        {name}
      </Heading>
      <Text className="mb-4">{description}</Text>
      <ul className="mt-auto">
        <li>
          <ContactLink kind="mail" value={email} label={t('email')} />
        </li>
        <li>
          <ContactLink kind="phone" value={phoneNumber} label={t('phone')} />
        </li>
      </ul>
    </Card>
  );
}

/** A contact card on its own. */
export function ContactCard(props: ContactProps) {
  return (
    <div className="mt-10 max-w-md">
      <Contact {...props} />
    </div>
  );
}

/** Contact cards side by side. */
export function ContactList({ children }: { children?: ReactNode }) {
  return (
    <CardGrid>
      {propsOf<ContactProps>(children, ContactCard, 'ContactList').map((item) => (
        <Contact key={item.name} {...item} />
      ))}
    </CardGrid>
  );
}

type PersonProps = Pick<ComponentProps<typeof Avatar>, 'name' | 'src' | 'size'> & {
  className: string;
  children: ReactNode;
};

/** A person: portrait or initials, beside the name and what is said of them. */
const Person = ({ className, children, ...avatar }: PersonProps) => (
  <div className={classNames('flex', className)}>
    <Avatar {...avatar} isDecorative />
    <div className="min-w-0">{children}</div>
  </div>
);

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
    <article>
      <Person name={name} src={portrait} size="lg" className="flex-col gap-6 sm:flex-row">
        <Heading level={3} look="h4">
          {name}
        </Heading>
        <Text look="small" isSoft className="mt-1">
          {typeset(position[locale], locale)}
        </Text>
        <Text className="mt-3">{description ?? typeset(bio[locale], locale)}</Text>
      </Person>
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
      {propsOf<ExpertProps>(children, ExpertProfile, 'ExpertList').map((item) => (
        <li key={item.person}>
          <Expert {...item} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a member: a link with a card where there is more to know, else plain text. */
async function AuthorityName(props: BlockProps<typeof authoritySchema>) {
  const { name, position, avatar, description, url } = props;
  const t = await getTranslations('components.authority_group');
  if (!url) return name;
  return (
    <LazyHoverCard
      label={t('about', { name })}
      card={
        <span className="flex gap-4">
          <Avatar name={name} src={avatar} isDecorative />
          <span className="min-w-0">
            <strong className="block">{name}</strong>
            <span className="block text-ink-soft">{position}</span>
            <span className="mt-2 block">{description}</span>
          </span>
        </span>
      }
    >
      <TextLink href={url}>{name}</TextLink>
    </LazyHoverCard>
  );
}

/** The people of one body, in the order in which they are given. */
export function AuthorityGroup({ title, children }: BlockProps<typeof authorityGroupSchema>) {
  const id = useId();
  const members = itemsOf(children, authoritySchema);
  return (
    <div className="mt-10 border-t border-rule pt-6">
      <Heading level={3} look="h4" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {members.map((member) => (
          <li key={member.name}>
            <Person name={member.name} src={member.avatar} className="items-center gap-4">
              <p className="text-h5">
                <AuthorityName {...member} />
              </p>
              <Text look="small" isSoft>
                {member.position}
              </Text>
            </Person>
          </li>
        ))}
      </ul>
    </div>
  );
}
