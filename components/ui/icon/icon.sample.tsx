import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { Icon, type IconName } from './icon';
import { iconPaths } from './icon-paths';

const names = Object.keys(iconPaths) as IconName[];

/** The whole set with the names that code uses, which are the same in both languages. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  return (
    <SampleBackgrounds locale={locale}>
      {() => (
        <ul className="grid grid-cols-2 gap-6 text-small md:grid-cols-4 xl:grid-cols-6" lang="en">
          {names.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <Icon name={name} className="size-6" />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
    </SampleBackgrounds>
  );
}
