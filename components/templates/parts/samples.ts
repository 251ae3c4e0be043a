import type { ReactNode } from 'react';
import { Sample as Avatar } from '@/components/ui/avatar/avatar.sample';
import { Sample as Badge } from '@/components/ui/badge/badge.sample';
import { Sample as Button } from '@/components/ui/button/button.sample';
import { Sample as Card } from '@/components/ui/card/card.sample';
import { Sample as Carousel } from '@/components/ui/carousel/carousel.sample';
import { Sample as ChoiceGroup } from '@/components/ui/choice-group/choice-group.sample';
import { Sample as ClientLogo } from '@/components/ui/client-logo/client-logo.sample';
import { Sample as CodeBlock } from '@/components/ui/code-block/code-block.sample';
import { Sample as ContactLink } from '@/components/ui/contact-link/contact-link.sample';
import { Sample as Container } from '@/components/ui/container/container.sample';
import { Sample as CopyButton } from '@/components/ui/copy-button/copy-button.sample';
import { Sample as Dialog } from '@/components/ui/dialog/dialog.sample';
import { Sample as Disclosure } from '@/components/ui/disclosure/disclosure.sample';
import { Sample as Divider } from '@/components/ui/divider/divider.sample';
import { Sample as FormArea } from '@/components/ui/form-area/form-area.sample';
import { Sample as Heading } from '@/components/ui/heading/heading.sample';
import { Sample as HoverCard } from '@/components/ui/hover-card/hover-card.sample';
import { Sample as Icon } from '@/components/ui/icon/icon.sample';
import { Sample as ImageLink } from '@/components/ui/image-link/image-link.sample';
import { Sample as IntroVideo } from '@/components/ui/intro-video/intro-video.sample';
import { Sample as Link } from '@/components/ui/link/link.sample';
import { Sample as OverlayCard } from '@/components/ui/overlay-card/overlay-card.sample';
import { Sample as PageCard } from '@/components/ui/page-card/page-card.sample';
import { Sample as Pagination } from '@/components/ui/pagination/pagination.sample';
import { Sample as PostCover } from '@/components/ui/post-cover/post-cover.sample';
import { Sample as Prose } from '@/components/ui/prose/prose.sample';
import { Sample as QueryVariants } from '@/components/ui/query-variants/query-variants.sample';
import { Sample as ScrollRegion } from '@/components/ui/scroll-region/scroll-region.sample';
import { Sample as Section } from '@/components/ui/section/section.sample';
import { Sample as ShareBox } from '@/components/ui/share-box/share-box.sample';
import { Sample as Spinner } from '@/components/ui/spinner/spinner.sample';
import { Sample as StrataArt } from '@/components/ui/strata-art/strata-art.sample';
import { Sample as Tabs } from '@/components/ui/tabs/tabs.sample';
import { Sample as Text } from '@/components/ui/text/text.sample';
import { Sample as TextLink } from '@/components/ui/text-link/text-link.sample';
import { Sample as Toast } from '@/components/ui/toast/toast.sample';
import { Sample as Tooltip } from '@/components/ui/tooltip/tooltip.sample';
import { Sample as Wordmark } from '@/components/ui/wordmark/wordmark.sample';
import type { Locale } from '@/lib/i18n/locales';

/** Shows one part of `components/ui` in all its variants and states. */
export type Sample = (props: { locale: Locale }) => ReactNode;

/** The parts that have a sample, by the name of their folder. A contract test compares them with the folders. */
export const samples: Readonly<Record<string, Sample>> = {
  avatar: Avatar,
  badge: Badge,
  button: Button,
  card: Card,
  carousel: Carousel,
  'choice-group': ChoiceGroup,
  'client-logo': ClientLogo,
  'code-block': CodeBlock,
  'contact-link': ContactLink,
  container: Container,
  'copy-button': CopyButton,
  dialog: Dialog,
  disclosure: Disclosure,
  divider: Divider,
  'form-area': FormArea,
  heading: Heading,
  'hover-card': HoverCard,
  icon: Icon,
  'image-link': ImageLink,
  'intro-video': IntroVideo,
  link: Link,
  'overlay-card': OverlayCard,
  'page-card': PageCard,
  pagination: Pagination,
  'post-cover': PostCover,
  prose: Prose,
  'query-variants': QueryVariants,
  'scroll-region': ScrollRegion,
  section: Section,
  'share-box': ShareBox,
  spinner: Spinner,
  'strata-art': StrataArt,
  tabs: Tabs,
  text: Text,
  'text-link': TextLink,
  toast: Toast,
  tooltip: Tooltip,
  wordmark: Wordmark,
};
