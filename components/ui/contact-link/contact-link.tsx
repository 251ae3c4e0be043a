import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { phoneHref } from '@/lib/contact/phone-href';

type ContactLinkProps = {
  kind: 'mail' | 'phone';
  /** The address or the number, as it is read. */
  value: string;
  /** What it is, for those who do not see the icon: "E-mail", "Phone". */
  label: string;
};

/** An e-mail address or a phone number that can be clicked (docs/behaviour.md §2.4); 44 px high. */
export function ContactLink({ kind, value, label }: ContactLinkProps) {
  return (
    <TextLink
      href={kind === 'mail' ? `mailto:${value}` : phoneHref(value)}
      className="inline-flex min-h-11 items-center gap-3 wrap-anywhere hyphens-none tabular-nums"
    >
      <Icon name={kind} className="size-5 text-ink-purple" />
      <span className="sr-only">{label}: </span>
      {value}
    </TextLink>
  );
}
