import { Picture } from '@/components/ui/picture/picture';
import type { OptionProps } from './option';

/** Side of the small picture in the row of options, in pixels. */
const side = 48;

/** What a visitor chooses an option by: its name, beside a small picture that says nothing more. */
export function OptionChoice({ heading, navImgSrc }: Pick<OptionProps, 'heading' | 'navImgSrc'>) {
  return (
    <span className="flex items-center gap-4">
      {navImgSrc && (
        <Picture src={navImgSrc} alt="" width={side} height={side} className="size-12 shrink-0" />
      )}
      {heading}
    </span>
  );
}
