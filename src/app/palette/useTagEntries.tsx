import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectTags } from '@/entities/tags/tagSelectors';
import { loadTags } from '@/entities/tags/tagThunks';
import { changeTicketTags } from '@/entities/tickets/ticketTagThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Tags } from '@/ui/icons';
import type { PaletteEntry } from './entries';
import { useOpenTicket } from './useTicketEntries';

const NONE: readonly PaletteEntry[] = [];

/** The tags the ticket on screen does not carry yet. */
export const useTagEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const ticket = useOpenTicket();
  const tags = useAppSelector(selectTags);
  const isOpen = ticket !== null;
  useEffect(() => {
    if (isOpen) void dispatch(loadTags());
  }, [dispatch, isOpen]);
  if (!ticket) return NONE;
  const carried = ticket.tags ?? [];
  return tags
    .filter(({ id }) => !carried.some((tag) => tag.id === id))
    .map((tag) => ({
      id: `tag:${tag.id}`,
      group: 'ticket',
      sign: <Tags size={16} />,
      label: t('palette.addTag', { name: tag.name }),
      hint: ticket.contact?.name,
      run: () => void dispatch(changeTicketTags({ ticketId: ticket.id, tags: [...carried, tag] })),
    }));
};
