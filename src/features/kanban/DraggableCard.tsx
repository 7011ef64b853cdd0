import { memo, type KeyboardEventHandler } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/protocol/records/tickets';
import { otherLanesOf, type LaneId } from '@/domain/kanban';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { isPresent } from '@/lib/isPresent';
import { classNames } from '@/ui/classNames';
import { GripVertical } from '@/ui/icons';
import iconButton from '@/ui/layout/IconButton.module.css';
import { Card } from './Card';
import styles from './Card.module.css';
import { CardMenu } from './CardMenu';

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
