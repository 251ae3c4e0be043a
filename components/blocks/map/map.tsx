import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { places } from './places';
import { PolandDrawing } from './poland-drawing';

/** Where the provider is: the drawing, and the same in words beside it. */
export async function LocationMap() {
  const t = await getTranslations('components.map');
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr] lg:items-center">
      <PolandDrawing title={t('title')} names={places.map(({ key }) => t(`places.${key}`))} />
      <ul className="space-y-10">
        {places.map(({ key, facts }) => (
          <li key={key} className="border-l-4 border-teal pl-6">
            <Heading level={3} look="h4">
              {t(`places.${key}`)}
            </Heading>
            <ul className="mt-3 space-y-2">
              {facts.map((fact) => (
                <li key={fact} className="flex gap-3">
                  <Icon name={icons[fact]} className="mt-0.5 size-5 text-ink-purple" />
                  {t(`facts.${fact}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

const icons = {
  head_office: 'location',
  data_centre: 'server',
  operations_centre: 'shield',
  second_room: 'shield',
} as const;
