import { useDraggable } from '@dnd-kit/core';
import type { MenuProps } from 'antd';
import { type KeyboardEventHandler, memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type LaneId, otherLanesOf } from '@/domain/conversations/kanban';
import type { BoardLane } from '@/entities/conversations/kanban/kanbanSlice';
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
import { useLaneName } from './useLaneName';

interface CardMenuProps {
  /** Of the card, for the button's name. */
  readonly name: string;
  readonly lanes: readonly BoardLane[];
  /** The card's current lane. */
  readonly laneId: LaneId;
  readonly onMove: (target: LaneId) => void;
}

/** The "..." of a card: the lanes it can be moved to. */
const CardMenu = ({ name, lanes, laneId, onMove }: CardMenuProps) => {
  const { t } = useTranslation('kanban');
  const nameOf = useLaneName();
  const items: MenuProps['items'] = [
    {
      key: 'move',
      type: 'group',
      label: t('card.moveTo'),
      children: lanes
        .filter(({ id }) => id !== laneId)
        .map((lane) => ({
          key: String(lane.id),
          label: (
            <>
              <span className={kanbanPageStyles.dot} style={{ background: readUserColor(lane.tag?.color) }} />
              {nameOf(lane)}
            </>
          ),
          onClick: () => onMove(lane.id),
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
  readonly laneId: LaneId;
  readonly lanes: readonly BoardLane[];
  readonly onMove: (ticket: Ticket, target: LaneId) => void;
}

/** A card in its lane: the pointer carries it anywhere, the keyboard by its handle, the menu without carrying. */
export const DraggableCard = memo(({ ticket, laneId, lanes, onMove }: DraggableCardProps) => {
  const { t } = useTranslation('kanban');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: ticket.id,
    attributes: { roleDescription: t('drag.role') },
  });
  const { onKeyDown, ...pointer } = listeners ?? {};
  const name = ticket.contact?.name ?? `#${ticket.id}`;
  const tags = lanes.map(({ tag }) => tag).filter(isPresent);
  return (
    <div ref={setNodeRef} data-card={ticket.id} {...pointer}>
      <Card
        ticket={ticket}
        otherLanes={otherLanesOf(ticket, tags)}
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
            <CardMenu name={name} lanes={lanes} laneId={laneId} onMove={(target) => onMove(ticket, target)} />
          </>
        }
      />
    </div>
  );
});
DraggableCard.displayName = 'DraggableCard';
