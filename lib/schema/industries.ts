/** Industries by which clients are grouped (docs/behaviour.md §9). */
export const industries = ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'] as const;

/** What writers are told of the codes of industries. */
export const industryNames: Readonly<Record<(typeof industries)[number], string>> = {
  fin: 'banks, insurers and finance',
  ind: 'industry and energy',
  saas: 'makers of software as a service',
  ssp: 'public sector and health',
  startup: 'young companies',
  trade: 'trade',
};

/** The codes with what they stand for, as a sentence lists them. */
export const industryCodes = industries
  .map((code) => `${code} (${industryNames[code]})`)
  .join(', ');
