const brand = 'Nefo';
const product = 'nefo';

/**
 * Who the provider is. Every name, label, address and link of the site follows from this one file;
 * texts refer to it through the placeholders `{company}`, `{brand}` and `{product}`.
 */
export const site = {
  /** Full brand name, as visitors read it. */
  company: `${brand} Cloud`,
  /** Short brand name, used in product names. */
  brand,
  /** Lower-case word used in addresses, for example /products/nefo-platform. */
  product,
  /** Says in the footer and in the legal information that the provider and its clients are fictional. */
  isFictional: true as boolean,
  /** Where the site is published; no trailing slash. Environment: SITE_URL. */
  origin: (process.env.SITE_URL?.trim() || `https://www.${product}.example`).replace(/\/+$/, ''),
  /** Who vouches for the ids of posts in feeds (RFC 4151). It never changes: readers would see every post anew. */
  tagAuthority: `${product}.example,2026`,
  legal: {
    name: `${brand} Cloud sp. z o.o.`,
    street: 'ul. Prosta 20',
    postalCode: '00-850',
    city: 'Warszawa',
    country: 'PL',
    /** National Court Register, tax and statistics numbers of the fictional company. */
    court: {
      en: 'District Court for the Capital City of Warsaw, 12th Commercial Division of the National Court Register',
      pl: 'Sąd Rejonowy dla m.st. Warszawy w Warszawie, XII Wydział Gospodarczy Krajowego Rejestru Sądowego',
    },
    shareCapital: { en: 'PLN 5,000,000', pl: '5 000 000 zł' },
    krs: '0000000000',
    nip: '0000000000',
    regon: '000000000',
  },
  contact: {
    email: `hello@${product}.example`,
    phone: '+48 22 000 00 00',
    /** Reads reports of weaknesses (security.txt). */
    security: `soc@${product}.example`,
  },
  /** External page with the data-protection clause for contractors (docs/behaviour.md §2.3). */
  dataProtectionClause: `https://docs.${product}.example/data-protection-clause.pdf`,
  social: {
    linkedin: `https://www.linkedin.com/company/${product}-cloud-example`,
    x: `https://x.com/${product}_cloud_example`,
    youtube: `https://www.youtube.com/@${product}-cloud-example`,
  },
} as const;

/**
 * Scripts that may render the forms: the text `contact.form_script` names one of them, letter by letter. A path is
 * a script of the site itself (docs/forms.md); one of another host has to be added here first.
 */
export const formScripts: readonly string[] = ['/forms/form.js'];

/** Hosts, or single addresses of them, from which tags load something, by what it is. */
export type TagSources = Readonly<
  Record<'scripts' | 'requests' | 'images' | 'frames', readonly string[]>
>;

/**
 * What the site's policy lets the tag manager and its tags load, where a build has one (GTM_ID): the container, the Google
 * tag, and where Google Analytics sends to. A tag that needs more has its host added here (docs/tag-manager.md).
 */
export const tagSources: TagSources = {
  scripts: ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/js'],
  requests: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frames: [],
};

/**
 * Where writers change a file at the code host, for the links of previews; nothing of it is published.
 * @param file From the root of the repository, e.g. `content/home/en.mdx`.
 */
export const editHref = (file: string): string =>
  `https://github.com/${product}-cloud-example/website/edit/main/${file}`;
