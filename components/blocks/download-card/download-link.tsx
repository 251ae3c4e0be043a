import { buttonStyle } from '@/components/ui/button/button-style';
import { CardLink } from '@/components/ui/card/card';
import { Icon } from '@/components/ui/icon/icon';

export type DownloadFile = {
  /** The file's address, and a label with type and size. */
  file: { href: string; label: string };
  /** What it is called. */
  name: string;
};

/** The button that loads the file; the whole card is its target. */
export function DownloadLink({ file, name }: DownloadFile) {
  return (
    <p className="mt-auto pt-6">
      <CardLink href={file.href} type="application/pdf" className={buttonStyle('outline')}>
        <Icon name="download" />
        <span>
          {file.label}
          <span className="sr-only">: {name}</span>
        </span>
      </CardLink>
    </p>
  );
}
