import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { entities } from '@/tests/support/entities';
import { diagramItems } from './items';

/** The fields of each entity (specification §3), `?` behind those that may be left out. */
const fieldsOf: Readonly<Record<string, string>> = {
  'Menu item': 'label url locales?',
  'Service card': 'imgSrc imgAlt text buttonUrl',
  'Customer card': 'imgSrc imgAlt text buttonUrl heading',
  Slide: 'heading text url',
  Quote: 'text author position imgSrc? imgAlt? imgWidth? buttonUrl?',
  'Accordion item': 'title content logoSrc? logoAlt? solutionProvider? url? isExternal?',
  'Download card': 'name description description2? imgSrc? imgAlt? url',
  'Blog footer':
    'date updateDate? author authorLink? authorSrc? position? authors? coauthor? form?',
  Expert: 'name position description src?',
  'Job card': 'position level contract place url',
  'Story card': 'imgSrc imgAlt heading description url clientLogoSrc? clientLogoAlt?',
  'Contact card': 'name description imgSrc? imgAlt? email phoneNumber',
  Option: 'imgSrc imgAlt heading text list? navImgSrc?',
  'Authority group': 'title items',
  Stat: 'value heading',
  'Client logo sets': 'fin? ind? saas? ssp? startup? trade?',
  'Timeline item': 'index heading text src?',
  'Diagram item': 'heading text',
  'Carousel slide': 'heading text url?',
  'Collapsible card': 'heading visibleContent hiddenContent',
  'List card': 'name listItems',
  Image: 'src alt url? isExternal?',
  'Migration service card':
    'name description url? pdf? img? imgSrc? imgAlt? imgWidth? imgHeight? imgProps? cardWidth? cardHeight? descriptionHeight? headingHeight? isExternal? headingProps? borderWidth? borderColor? borderRadius? descriptionFontSize?',
};

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
  it('has its fields and no others, each described in a sentence', () => {
    const fields = Object.entries<z.ZodType>(schema.shape).map(([field, { safeParse }]) =>
      safeParse(undefined).success ? `${field}?` : field,
    );
    expect(fields.join(' ')).toBe(fieldsOf[name]);
    expect(schema.safeParse({ colour: 'blue' }).error?.issues.at(-1)?.message).toContain('colour');
    for (const sentence of sentencesOf(schema)) expect(sentence).toMatch(/\.$/);
  });
});

const schemaOf = (name: string) => entities.find((entity) => entity.name === name)?.schema;

it.each([
  ['Quote', { text: 'T', author: 'A', position: 'P' }, { imgAlt: '', imgWidth: 64 }],
  [
    'Migration service card',
    { name: 'migration.lift', description: 'migration.lift_text' },
    {
      imgAlt: '',
      imgWidth: '42px',
      imgHeight: 'auto',
      cardWidth: { base: '100%', xl: '342px' },
      cardHeight: 'auto',
      isExternal: false,
      borderWidth: '2px',
      borderRadius: '4px',
    },
  ],
])('a %s is filled in with what is usual', (name, given, usual) => {
  expect(schemaOf(name)?.parse(given)).toEqual({ ...given, ...usual });
});

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
])('a %s refuses %j', (name, fields) => {
  const [field = ''] = Object.keys(fields);
  const places = schemaOf(name)
    ?.safeParse(fields)
    .error?.issues.map(({ path }) => path[0]);
  expect(places).toContain(field);
});

it('a diagram has three segments', () => {
  const segment = { heading: 'H', text: 'T.' };
  expect(diagramItems.safeParse([segment, segment, segment]).success).toBe(true);
  expect(diagramItems.safeParse([segment, segment]).success).toBe(false);
});
