import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { createTag } from '@/entities/tags/tagThunks';
import { selectTicket } from '@/entities/tickets/ticketSelectors';
import { changeTicketTags } from '@/entities/tickets/ticketTagThunks';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { readFormRefusal } from '@/ui/form/readFormRefusal';
import { isUntoldFailure } from '../shared/isUntoldFailure';
import { toggleTag } from './tagChoices';

interface TicketTagsControl {
  /** Why the last change failed, where no toast says it. */
  readonly problem: string | null;
  readonly creating: boolean;
  readonly toggle: (tag: TagRef) => Promise<void>;
  /** Creates a tag and sets it; answers whether that worked. */
  readonly create: (name: string) => Promise<boolean>;
}

/** Sets and creates tags of a ticket; what is shown changes at once (TICKET-32, TICKET-33). */
export const useTicketTags = ({ id: ticketId }: Ticket): TicketTagsControl => {
  const { t } = useTranslation(['tags', 'common']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);

  const toggle = async (tag: TagRef): Promise<void> => {
    setProblem(null);
    // Read now, not when the list was drawn: keys are faster than drawings.
    const chosen = selectTicket(store.getState(), ticketId)?.tags ?? [];
    const answer = await dispatch(changeTicketTags({ ticketId, tags: toggleTag(chosen, tag) }));
    if (isUntoldFailure(answer)) setProblem(t('editor.notSaved'));
  };

  const create = async (name: string): Promise<boolean> => {
    if (creating) return false;
    setProblem(null);
    setCreating(true);
    const answer = await dispatch(createTag(name));
    setCreating(false);
    if (createTag.rejected.match(answer)) {
      const refusal = readFormRefusal(answer.error, ['name']);
      if (refusal.kind === 'field') setProblem(t(`common:${refusal.key}`));
      else if (refusal.kind === 'sentence') setProblem(refusal.text);
      else if (refusal.kind !== 'toast') setProblem(t('editor.notCreated'));
      return false;
    }
    const chosen = selectTicket(store.getState(), ticketId)?.tags ?? [];
    if (answer.payload && !chosen.some((tag) => tag.id === answer.payload?.id)) await toggle(answer.payload);
    return true;
  };
  return { problem, creating, toggle, create };
};
