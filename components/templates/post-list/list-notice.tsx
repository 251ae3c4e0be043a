import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';

type ListNoticeProps = {
  text: string;
  /** Where to go instead. */
  href: string;
  link: string;
};

/** In place of cards: why there are none, and where to go; drawn in the motif. */
export function ListNotice({ text, href, link }: ListNoticeProps) {
  return (
    <div className="on-night mt-10 overflow-hidden rounded-card bg-night text-on-night md:grid md:grid-cols-2">
      <Picture
        src="/art/drift.svg"
        alt=""
        width={640}
        height={560}
        className="h-48 w-full object-cover md:h-full md:max-h-80"
      />
      <div className="p-6 md:self-center md:p-10">
        <Text look="bodyL">{text}</Text>
        <Text className="mt-4">
          <TextLink href={href}>{link}</TextLink>
        </Text>
      </div>
    </div>
  );
}
