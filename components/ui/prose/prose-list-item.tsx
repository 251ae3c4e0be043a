import {
  Children,
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

type Props = { type?: string; children?: ReactNode };

const isElement = (node: ReactNode): node is ReactElement<Props> => isValidElement(node);
const isCheckbox = (node: ReactNode) => isElement(node) && node.props.type === 'checkbox';

/** Hands the item's id to its checkbox, which stands in the item or at the start of its paragraph. */
function nameCheckbox(children: ReactNode, id: string): ReactNode {
  return Children.map(children, (child) => {
    if (!isElement(child)) return child;
    if (isCheckbox(child)) return cloneElement(child, { 'aria-labelledby': id } as Props);
    const { children: inner } = child.props;
    return isCheckbox(Children.toArray(inner)[0])
      ? cloneElement(child, {}, nameCheckbox(inner, id))
      : child;
  });
}

/** A list item; one of a task list shows its checkbox in place of a bullet, named by the item's text. */
export function ProseListItem({ className, children, ...rest }: ComponentProps<'li'>) {
  const id = useId();
  const isTask = className?.includes('task-list-item');
  if (!isTask) {
    return (
      <li {...rest} className={className}>
        {children}
      </li>
    );
  }
  const look = 'relative list-none [&_input]:absolute [&_input]:top-1.5 [&_input]:-left-6';
  return (
    <li {...rest} id={id} className={classNames(look, className)}>
      {nameCheckbox(children, id)}
    </li>
  );
}
