import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card, CardLink, loneCardStyle } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { FormArea } from '@/components/ui/form-area/form-area';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import { Text } from '@/components/ui/text/text';
import { readData } from '@/lib/content/data';
import { downloadPathname, shownDownloadSize } from '@/lib/downloads/download-file';
import { spreadsheetPathname } from '@/lib/downloads/print-text';
import { formEndpoint } from '@/lib/forms/form-endpoint';
import { pageForm } from '@/lib/forms/page-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { typeset } from '@/lib/text/typeset';
import type { downloadCardSchema } from './schema';

type DownloadFile = {
  /** The file's address, and a label with type and size. */
  file: { href: string; label: string };
  /** What it is called. */
  name: string;
};

/** The button that loads the file; the whole card is its target. */
function DownloadLink({ file, name }: DownloadFile) {
  return (
    <p className="mt-4">
      <CardLink
        href={file.href}
        type="application/pdf"
        className={classNames(buttonStyle('outline'), 'text-left md:px-4')}
      >
        <Icon name="download" />
        <span>
          {file.label}
          <span className="sr-only">: {name}</span>
        </span>
      </CardLink>
    </p>
  );
}

/** Leads to the answers of the file as a spreadsheet, above the target of the whole card. */
const SpreadsheetLink = ({ href, label, name }: { href: string; label: string; name: string }) => (
  <p className="relative z-10">
    <a
      href={href}
      download=""
      className="inline-block py-1 text-small text-ink-link underline underline-offset-4"
    >
      {label}
      <span className="sr-only">: {name}</span>
    </a>
  </p>
);

/** Asks for an address before it gives the link; where no script runs, the link is there at once. */
async function DownloadGate({ file, name }: DownloadFile) {
  const form = await pageForm({ kind: 'download', subject: name, file });
  return <FormArea {...form} variant="outline" className="mt-8 w-full" />;
}

/**
 * A file to take home: what is in it, whom it helps, and a button that says type and size before it is pressed.
 * @throws when there is no such download, or its file is missing. `npm run check` reports both with their places.
 */
export async function DownloadCard(props: BlockProps<typeof downloadCardSchema>) {
  const { download: id, isGated } = props;
  const locale = await currentLocale();
  const download = readData('downloads')[id];
  if (!download)
    throw new Error(`<DownloadCard> there is no download "${id}" in data/downloads.yaml`);
  const { imgSrc } = download;
  const file = download.file[locale];
  const size = shownDownloadSize(file, locale);
  const name = typeset(download.name[locale], locale);
  const t = await getTranslations('components.download_card');
  const link = { href: downloadPathname(file), label: t('download', { type: 'PDF', size }) };
  // Nobody is asked for an address where nothing takes it.
  const isAsking = isGated && formEndpoint() !== undefined;
  return (
    <Card
      as="article"
      isClickable={!isAsking}
      className={classNames(loneCardStyle, 'flex flex-col items-start')}
    >
      {imgSrc ? (
        <Picture
          {...pictureOfData(imgSrc)}
          alt={download.imgAlt?.[locale] ?? ''}
          sizes="(min-width: 40rem) 20rem, 90vw"
          className="mb-6 h-32 w-auto max-w-full object-contain"
        />
      ) : (
        <Icon name="document" className="mb-5 size-10 text-purple" />
      )}
      <Heading level={3} look="h4" className="mb-3">
        {name}
      </Heading>
      <Text>{typeset(download.description[locale], locale)}</Text>
      {download.description2 && (
        <Text look="small" isSoft className="mt-2">
          {typeset(download.description2[locale], locale)}
        </Text>
      )}
      {/* At the bottom, so that the buttons of a row stand level. */}
      <div className="mt-auto w-full pt-4">
        {download.hasSpreadsheet && !isAsking && (
          <SpreadsheetLink
            href={spreadsheetPathname(id, locale)}
            label={t('spreadsheet')}
            name={name}
          />
        )}
        {isAsking ? (
          <DownloadGate file={link} name={name} />
        ) : (
          <DownloadLink file={link} name={name} />
        )}
      </div>
    </Card>
  );
}
