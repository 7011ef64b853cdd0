import type { Ref } from 'react';
import type { ContextProp, ItemProps, ListProps } from 'react-virtuoso';

/** The context a named list needs. */
export interface NamedList {
  /** Accessible name. */
  readonly label: string;
}

/** The frame of a virtual list as a named list: its `components.List`, with a class of the caller's. */
export const createVirtualList = (className: string | undefined) => {
  const VirtualList = ({
    children,
    style,
    context,
    ref,
    'data-testid': testId,
  }: ListProps & ContextProp<NamedList>) => (
    // The list passes its frame a ref typed for any element; it only measures it.
    <ul
      ref={ref as Ref<HTMLUListElement>}
      className={className}
      style={style}
      aria-label={context.label}
      data-testid={testId}
    >
      {children}
    </ul>
  );
  return VirtualList;
};

/** A row of such a list: its `components.Item`. */
export const VirtualListItem = <Row,>({
  children,
  style,
  'data-index': index,
  'data-item-index': itemIndex,
  'data-known-size': knownSize,
}: ItemProps<Row>) => (
  <li style={style} data-index={index} data-item-index={itemIndex} data-known-size={knownSize}>
    {children}
  </li>
);
