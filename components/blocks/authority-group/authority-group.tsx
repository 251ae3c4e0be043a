import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Heading } from '@/components/ui/heading/heading';
import { LazyHoverCard } from '@/components/ui/hover-card/lazy-hover-card.client';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { BlockProps } from '@/lib/schema/block';
import type { authorityGroupSchema, authoritySchema } from './schema';

type AuthorityProps = BlockProps<typeof authoritySchema>;

/** One member; `<AuthorityGroup>` reads its properties and renders it. */
export function Authority(_props: AuthorityProps): ReactNode {
  return misplaced('Authority', 'AuthorityGroup');
}

/** The name of a member: a link with a card where there is more to know, else plain text. */
async function AuthorityName(props: AuthorityProps) {
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

type AuthorityGroupProps = BlockProps<typeof authorityGroupSchema> & { children?: ReactNode };

/** The people of one body, in the order in which they are given. */
export function AuthorityGroup({ title, children }: AuthorityGroupProps) {
  const id = useId();
  const members = itemsOf<AuthorityProps>(children, Authority, 'AuthorityGroup');
  return (
    <div className="mt-10 border-t border-rule pt-6">
      <Heading level={3} look="h4" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {members.map((member) => (
          <li key={member.name} className="flex items-center gap-4">
            <Avatar name={member.name} src={member.avatar} isDecorative />
            <div className="min-w-0">
              <p className="text-h5">
                <AuthorityName {...member} />
              </p>
              <Text look="small" isSoft>
                {member.position}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
