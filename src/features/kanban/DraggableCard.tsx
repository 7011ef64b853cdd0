import { useDraggable } from '@dnd-kit/core';
import type { MenuProps } from 'antd';
import { type KeyboardEventHandler, memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type ColumnId, otherColumnsOf } from '@/domain/conversations/kanban';
import { ticketName } from '@/domain/conversations/ticketName';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { classNames } from '@/ui/classNames';
import { Ellipsis, GripVertical } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import iconButton from '@/ui/layout/IconButton.module.css';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';
import { readUserColor } from '@/ui/userColor';
import { Card } from './Card';
import styles from './Card.module.css';
import kanbanPageStyles from './KanbanPage.module.css';
import { useColumnName } from './useColumnName';

interface CardMenuProps {
  /** Of the card, for the button's name. */
  readonly name: string;
  /** The tags of all columns. */
  readonly tags: readonly Tag[];
  /** The card's current column. */
  readonly columnId: ColumnId;
  readonly onMove: (target: ColumnId) => void;
}

/** The "..." of a card: the columns it can be moved to. */
const CardMenu = ({ name, tags, columnId, onMove }: CardMenuProps) => {
  const { t } = useTranslation('kanban');
  const nameOf = useColumnName();
  const items: MenuProps['items'] = [
    {
      key: 'move',
      type: 'group',
      label: t('card.moveTo'),
      children: [null, ...tags]
        .filter((tag) => (tag?.id ?? null) !== columnId)
        .map((tag) => ({
          key: String(tag?.id ?? null),
          label: (
            <>
              <span className={kanbanPageStyles.dot} style={{ background: readUserColor(tag?.color) }} />
              {nameOf({ tag })}
            </>
          ),
          onClick: () => onMove(tag?.id ?? null),
        })),
    },
  ];
  return (
    <MenuDropdown placement="bottomRight" menu={{ items }}>
      <IconButton icon={Ellipsis} size={24} label={t('card.menu', { name })} />
    </MenuDropdown>
  );
};

interface DraggableCardProps {
  readonly ticket: Ticket;
  readonly columnId: ColumnId;
  /** The tags of all columns. */
  readonly tags: readonly Tag[];
  readonly onMove: (ticket: Ticket, target: ColumnId) => void;
}

type Draggable = ReturnType<typeof useDraggable>;

interface CardWithToolsProps extends DraggableCardProps {
  readonly away: boolean;
  readonly attributes: Draggable['attributes'];
  readonly handleRef: Draggable['setActivatorNodeRef'];
  readonly onHandleKey: KeyboardEventHandler | undefined;
}

/**
 * A card with its handle and its menu. Memoised: the carried card renders with every step of the pointer, and all cards whenever it
 * enters a column, while what they show stays the same.
 */
const CardWithTools = memo(
  ({ ticket, columnId, tags, onMove, away, attributes, handleRef, onHandleKey }: CardWithToolsProps) => {
    const { t } = useTranslation('kanban');
    const name = ticketName(ticket);
    return (
      <Card
        ticket={ticket}
        otherColumns={otherColumnsOf(ticket, tags)}
        away={away}
        tools={
          <>
            <button
              ref={handleRef}
              type="button"
              className={classNames(iconButton.button, styles.handle)}
              data-handle
              aria-label={t('card.drag', { name })}
              aria-describedby={attributes['aria-describedby']}
              aria-roledescription={attributes['aria-roledescription']}
              onKeyDown={onHandleKey}
            >
              <GripVertical size={15} />
            </button>
            <CardMenu name={name} tags={tags} columnId={columnId} onMove={(target) => onMove(ticket, target)} />
          </>
        }
      />
    );
  },
);
CardWithTools.displayName = 'CardWithTools';

/** A card in its column: the pointer carries it anywhere, the keyboard by its handle, the menu without carrying. */
export const DraggableCard = memo((props: DraggableCardProps) => {
  const { t } = useTranslation('kanban');
  const { id } = props.ticket;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    attributes: { roleDescription: t('drag.role') },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <div ref={setNodeRef} data-card={id} {...pointer}>
      <CardWithTools
        {...props}
        away={isDragging}
        attributes={attributes}
        handleRef={setActivatorNodeRef}
        onHandleKey={onKeyDown as KeyboardEventHandler | undefined}
      />
    </div>
  );
});
DraggableCard.displayName = 'DraggableCard';
