import { type CheckedSite, type DocumentSummary, oncePerCheck } from '@/lib/check/extract/site';
import { readDataFile } from '@/lib/check/extract/yaml';
import type { Place, SiteFinding } from '@/lib/check/problem';
import type { Locale } from '@/lib/i18n/locales';
import { jobsLanguage, jobsSchema } from '@/lib/schema/data/jobs';
import { referencesIn } from '@/lib/schema/formats';

/** A link of a page or of a position, with what is needed to tell where it leads. */
export type SiteLink = Place & {
  href: string;
  /** Name of the property or key it is in. */
  prop?: string;
  /** Where its address begins, if the source has it as it reads. */
  hrefOffset?: number;
  /** The language of the page that shows it. */
  locale: Locale;
  /** The page; none for positions. */
  document?: DocumentSummary;
};

const jobsFile = 'data/jobs.yaml';

/** Where positions say that one applies. */
function jobLinks({ directory, files }: CheckedSite): SiteLink[] {
  if (!files.includes(jobsFile)) return [];
  const { yaml, placeOf } = readDataFile(directory, jobsFile);
  return referencesIn(yaml.data, jobsSchema, 'link').map(({ path, value }) => ({
    ...placeOf(path),
    href: value,
    prop: String(path.at(-1)),
    locale: jobsLanguage,
  }));
}

const siteLinks = oncePerCheck((site: CheckedSite): readonly SiteLink[] => [
  ...site.documents.flatMap((document) =>
    document.links.map((link) => ({
      ...link,
      file: document.file,
      locale: document.locale,
      document,
    })),
  ),
  ...jobLinks(site),
]);

/**
 * Asks the same question of every link of the site.
 * @param faultOf What is wrong with a link, if anything; the name of its property is put before the message.
 */
export const inLinks = (
  site: CheckedSite,
  faultOf: (link: SiteLink) => Pick<SiteFinding, 'message' | 'fix'> | undefined,
): SiteFinding[] =>
  siteLinks(site).flatMap((link) => {
    const fault = faultOf(link);
    if (!fault) return [];
    const { file, line, column, prop } = link;
    const message = prop ? `\`${prop}\`: ${fault.message}` : fault.message;
    return [{ file, line, column, ...fault, message }];
  });
