import { stackPictureStyle } from '@/components/ui/card/card';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { pictureOfData } from '@/lib/pictures/picture-of-page';

type CasePictureProps = {
  /** URL of the story’s chart. */
  chart: string;
  /** The client: its logo as the data give it, or its name as a wordmark. */
  client: { name: string; src?: string; width?: number };
  /** Name of the industry. */
  industry: string;
};

/** The picture of a case study's card: the client's wordmark, the industry, and the story's chart in small. */
export function CasePicture({ chart, client, industry }: CasePictureProps) {
  const { name, src, width } = client;
  return (
    // A picture of its own, light on dark, with all that is written on it: forced colours leave it as it is.
    <div
      data-case-picture=""
      className={`${stackPictureStyle} on-night flex aspect-16/9 flex-col gap-4 bg-night p-6 forced-color-adjust-none md:px-8 alone:aspect-auto alone:min-h-80`}
    >
      <ClientLogo src={src && pictureOfData(src).src} alt={name} width={width} />
      <Text className="-mt-3 text-small">{industry}</Text>
      <div className="relative min-h-0 grow">
        <Picture
          src={chart}
          alt=""
          className="absolute inset-0 size-full object-contain object-left-bottom print:hidden"
        />
      </div>
    </div>
  );
}
