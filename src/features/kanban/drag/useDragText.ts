import { useMemo } from 'react';
import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { BoardLane } from '@/entities/kanban/kanbanSelectors';
import { useLaneName } from '../useLaneName';
import { laneIdOf } from './dropIds';

interface DragText {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** What is said while a card is carried. */
export const useDragText = (lanes: readonly BoardLane[]): DragText => {
  const { t } = useTranslation('kanban');
  const nameOf = useLaneName();
  return useMemo(() => {
    const card = (id: UniqueIdentifier): string =>
      lanes.flatMap(({ cards }) => cards).find((ticket) => ticket.id === id)?.contact?.name ?? `#${id}`;
    const lane = (id: UniqueIdentifier): string => {
      const found = lanes.find((one) => one.id === laneIdOf(id));
      return found ? nameOf(found) : '';
    };
    return {
      screenReaderInstructions: { draggable: t('drag.help') },
      announcements: {
        onDragStart: ({ active }) => t('drag.started', { name: card(active.id) }),
        onDragOver: ({ active, over }) =>
          over ? t('drag.over', { name: card(active.id), lane: lane(over.id) }) : t('drag.nowhere'),
        onDragEnd: ({ active, over }) =>
          over ? t('drag.dropped', { name: card(active.id), lane: lane(over.id) }) : t('drag.cancelled'),
        onDragCancel: () => t('drag.cancelled'),
      },
    };
  }, [lanes, nameOf, t]);
};
