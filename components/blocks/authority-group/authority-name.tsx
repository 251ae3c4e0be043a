import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/avatar/avatar';
import { LazyHoverCard } from '@/components/ui/hover-card/lazy-hover-card.client';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { AuthorityProps } from './authority';

/** The name of a member: a link with a card where there is more to know, else plain text. */
export async function AuthorityName(props: AuthorityProps) {
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
