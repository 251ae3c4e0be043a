import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { entities } from '@/tests/support/entities';
import { diagramItems } from './items';

/** Samples of an entity: with all its fields, with those a writer must give, and what is filled in then. */
type Samples = {
  full: Record<string, unknown>;
  minimal: Record<string, unknown>;
  defaults: Record<string, unknown>;
};

const picture = { imgSrc: '/art/scale.svg', imgAlt: 'A scale' };
const withoutPicture = { imgAlt: '' };
const slide = { heading: 'Heading', text: 'Text.', url: '/services/finops' };
const migration = { name: 'migration.lift', description: 'migration.lift_text' };

/** All fields; those left out of the minimal sample; and the defaults of those that have one. */
function sample(full: object, left: readonly string[] = [], defaults: object = {}): Samples {
  const fields = Object.entries(full);
  const minimal = Object.fromEntries(fields.filter(([name]) => !left.includes(name)));
  return { full: { ...full }, minimal, defaults: { ...defaults } };
}

/** Samples by the name of the entity. */
const entitySamples: Readonly<Record<string, Samples>> = {
  'Menu item': sample({ label: 'items.finops', url: '/services/finops', locales: ['pl'] }, [
    'locales',
  ]),
  'Service card': sample({ ...picture, text: 'Text.', buttonUrl: '/services/finops' }),
  'Customer card': sample({ ...picture, heading: 'H', text: 'Text.', buttonUrl: '/case-studies' }),
  Slide: sample(slide),
  Quote: sample(
    { text: 'T', author: 'A', position: 'P', ...picture, imgWidth: 96, buttonUrl: '/case-studies' },
    ['imgSrc', 'imgAlt', 'imgWidth', 'buttonUrl'],
    { ...withoutPicture, imgWidth: 64 },
  ),
  'Accordion item': sample(
    {
      title: 'How long?',
      content: 'Two weeks.',
      logoSrc: '/art/logo.svg',
      logoAlt: 'Logo',
      solutionProvider: 'Provider',
      url: 'https://a.example/',
      isExternal: true,
    },
    ['logoSrc', 'logoAlt', 'solutionProvider', 'url', 'isExternal'],
    { logoAlt: '', isExternal: false },
  ),
  'Download card': sample(
    { name: 'N', description: 'D.', description2: 'D2.', ...picture, url: '/files/checklist.pdf' },
    ['description2', 'imgSrc', 'imgAlt'],
    withoutPicture,
  ),
  'Blog footer': sample(
    {
      date: '2026-11-20',
      updateDate: '2026-11-21',
      author: 'Anna',
      authorLink: '/discover/who-we-are',
      authorSrc: '/art/anna.png',
      position: 'Architect',
      authors: [{ name: 'Anna', src: '/a.png', position: 'Architect', link: '/home' }],
      coauthor: 'Jan',
      form: { info: 'Ask us.', url: '/contact-us' },
    },
    ['updateDate', 'authorLink', 'authorSrc', 'position', 'authors', 'coauthor', 'form'],
    { authors: [] },
  ),
  Expert: sample({ name: 'Anna', position: 'P', description: 'D.', src: '/a.png' }, ['src']),
  'Job card': sample({ position: 'P', level: 'L', contract: 'C', place: 'Poznań', url: '/career' }),
  'Story card': sample(
    {
      ...picture,
      heading: 'H',
      description: 'D.',
      url: '/case-studies',
      clientLogoSrc: '/art/logo.svg',
      clientLogoAlt: 'Client',
    },
    ['clientLogoSrc', 'clientLogoAlt'],
    { clientLogoAlt: '' },
  ),
  'Contact card': sample(
    {
      name: 'Anna',
      description: 'D.',
      ...picture,
      email: 'anna@a.example',
      phoneNumber: '+48 22 000 00 00',
    },
    ['imgSrc', 'imgAlt'],
    withoutPicture,
  ),
  Option: sample(
    { ...picture, heading: 'H', text: 'T.', list: ['One'], navImgSrc: '/art/small.svg' },
    ['list', 'navImgSrc'],
    { list: [] },
  ),
  'Authority group': sample({
    title: 'Board',
    items: [{ name: 'Anna', position: 'Chair', avatar: '/a.png' }],
  }),
  Stat: sample({ value: '99.95 %', heading: 'Availability' }),
  'Client logo sets': sample(
    {
      fin: [{ src: '/a.svg', alt: 'A', width: 96 }],
      ind: [],
      saas: [],
      ssp: [],
      startup: [],
      trade: [],
    },
    ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'],
    { fin: [], ind: [], saas: [], ssp: [], startup: [], trade: [] },
  ),
  'Timeline item': sample({ index: 1, heading: 'H', text: 'steps.one', src: '/a.svg' }, ['src']),
  'Diagram item': sample({ heading: 'H', text: 'T.' }),
  'Carousel slide': sample(slide, ['url']),
  'Collapsible card': sample({ heading: 'H', visibleContent: 'V.', hiddenContent: 'H.' }),
  'List card': sample({ name: 'N', listItems: ['One'] }),
  Image: sample(
    { src: '/a.svg', alt: 'A', url: '/home', isExternal: true },
    ['url', 'isExternal'],
    {
      isExternal: false,
    },
  ),
  'Migration service card': {
    full: {
      ...migration,
      url: '/services/onboarding-and-migration',
      pdf: 'exit-plan',
      img: 'layers',
      ...picture,
      imgWidth: '64px',
      imgHeight: '64px',
      imgProps: { loading: 'lazy' },
      cardWidth: { base: '50%', xl: '400px' },
      cardHeight: '320px',
      descriptionHeight: '96px',
      headingHeight: '64px',
      isExternal: true,
      headingProps: { lang: 'en' },
      borderWidth: '1px',
      borderColor: 'teal',
      borderRadius: '0',
      descriptionFontSize: '14px',
    },
    minimal: migration,
    defaults: {
      imgAlt: '',
      imgWidth: '42px',
      imgHeight: 'auto',
      cardWidth: { base: '100%', xl: '342px' },
      cardHeight: 'auto',
      isExternal: false,
      borderWidth: '2px',
      borderRadius: '4px',
    },
  },
};

it('have samples', () => {
  expect(Object.keys(entitySamples)).toEqual(entities.map(({ name }) => name));
});

/** Keys of an object that a schema describes, and of the objects in it, with their sentences. */
function sentencesOf(schema: z.core.$ZodType): (string | undefined)[] {
  const { innerType, element, shape } = schema._zod.def as {
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    shape?: Record<string, z.ZodType>;
  };
  if (innerType) return sentencesOf(innerType);
  if (element) return sentencesOf(element);
  return Object.values(shape ?? {}).flatMap((field) => [field.description, ...sentencesOf(field)]);
}

describe.each(entities)('$name', ({ name, schema }) => {
  const { full, minimal, defaults } = entitySamples[name] ?? {
    full: {},
    minimal: {},
    defaults: {},
  };
  const refuses = (value: object) => expect(schema.safeParse(value).success).toBe(false);

  it('describes every field in a sentence', () => {
    const sentences = sentencesOf(schema);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  });

  it('accepts all its fields', () => {
    expect(schema.parse(full)).toEqual(full);
    expect(Object.keys(full).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  it('accepts the least that is needed, and fills in the rest', () => {
    expect(schema.parse(minimal)).toEqual({ ...defaults, ...minimal });
    for (const key of Object.keys(minimal)) refuses({ ...minimal, [key]: undefined });
  });

  it('refuses a field it does not have', () => refuses({ ...full, colour: 'blue' }));
});

describe('limits', () => {
  const accepts = (name: string, fields: object) => {
    const schema = entities.find((entity) => entity.name === name)?.schema;
    return schema?.safeParse({ ...entitySamples[name]?.full, ...fields }).success;
  };

  it.each([
    ['Timeline item', { index: 0 }],
    ['Timeline item', { text: 'a sentence' }],
    ['Menu item', { url: 'services/finops' }],
    ['Menu item', { locales: ['de'] }],
    ['Contact card', { email: 'anna' }],
    ['Contact card', { phoneNumber: 'call me' }],
    ['Client logo sets', { fin: [{ src: '/a.svg', alt: 'A', height: 3 }] }],
    ['Migration service card', { imgWidth: 42 }],
    ['Migration service card', { imgWidth: '42 px' }],
    ['Migration service card', { borderColor: '#fff' }],
    ['Migration service card', { cardWidth: { base: '100%', lg: '3rem' } }],
  ])('%s refuses %j', (name, fields) => {
    expect(accepts(name, fields)).toBe(false);
  });

  it('a diagram has three segments', () => {
    const segment = { heading: 'H', text: 'T.' };
    expect(diagramItems.safeParse([segment, segment, segment]).success).toBe(true);
    expect(diagramItems.safeParse([segment, segment]).success).toBe(false);
  });
});
