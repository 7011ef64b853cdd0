import { useMemo } from 'react';
import type { Active, DndContextProps } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@/lib/dates';
import { shownTitleOf } from '../dialog/scheduleForm';
import type { CalendarEvent } from './calendarEvents';

const titleOfActive = ({ data }: Active): string => {
  const event = data.current?.['event'] as CalendarEvent | undefined;
  return event ? shownTitleOf(event.schedule) : '';
};

/** What is said while an event is carried to another day; without it the library speaks English. */
export const useDragText = (): NonNullable<DndContextProps['accessibility']> => {
  const { t } = useTranslation('schedules');
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('drag.help') },
      announcements: {
        onDragStart: ({ active }) => t('drag.started', { title: titleOfActive(active) }),
        onDragOver: ({ over }) => (over ? t('drag.over', { day: formatDay(String(over.id)) }) : t('drag.nowhere')),
        onDragEnd: ({ active, over }) =>
          over
            ? t('drag.dropped', { title: titleOfActive(active), day: formatDay(String(over.id)) })
            : t('drag.cancelled'),
        onDragCancel: () => t('drag.cancelled'),
      },
    }),
    [t],
  );
};
