import { useDraggable } from '@dnd-kit/core';
import type { MenuProps } from 'antd';
import { type KeyboardEventHandler, memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type ColumnId, otherColumnsOf } from '@/domain/conversations/kanban';
import type { BoardColumn } from '@/entities/conversations/kanban/kanbanSlice';
import { isPresent } from '@/lib/isPresent';
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
  readonly columns: readonly BoardColumn[];
  /** The card's current column. */
  readonly columnId: ColumnId;
  readonly onMove: (target: ColumnId) => void;
}

/** The "..." of a card: the columns it can be moved to. */
const CardMenu = ({ name, columns, columnId, onMove }: CardMenuProps) => {
  const { t } = useTranslation('kanban');
  const nameOf = useColumnName();
  const items: MenuProps['items'] = [
    {
      key: 'move',
      type: 'group',
      label: t('card.moveTo'),
      children: columns
        .filter(({ id }) => id !== columnId)
        .map((column) => ({
          key: String(column.id),
          label: (
            <>
              <span className={kanbanPageStyles.dot} style={{ background: readUserColor(column.tag?.color) }} />
              {nameOf(column)}
            </>
          ),
          onClick: () => onMove(column.id),
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
  readonly columns: readonly BoardColumn[];
  readonly onMove: (ticket: Ticket, target: ColumnId) => void;
}

/** A card in its column: the pointer carries it anywhere, the keyboard by its handle, the menu without carrying. */
export const DraggableCard = memo(({ ticket, columnId, columns, onMove }: DraggableCardProps) => {
  const { t } = useTranslation('kanban');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: ticket.id,
    attributes: { roleDescription: t('drag.role') },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  const tags = columns.map(({ tag }) => tag).filter(isPresent);
  return (
    <div ref={setNodeRef} data-card={ticket.id} {...pointer}>
      <Card
        ticket={ticket}
        otherColumns={otherColumnsOf(ticket, tags)}
        away={isDragging}
        tools={
          <>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={classNames(iconButton.button, styles.handle)}
              data-handle
              aria-label={t('card.drag', { name })}
              aria-describedby={attributes['aria-describedby']}
              aria-roledescription={attributes['aria-roledescription']}
              onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
            >
              <GripVertical size={15} />
            </button>
            <CardMenu name={name} columns={columns} columnId={columnId} onMove={(target) => onMove(ticket, target)} />
          </>
        }
      />
    </div>
  );
});
DraggableCard.displayName = 'DraggableCard';
