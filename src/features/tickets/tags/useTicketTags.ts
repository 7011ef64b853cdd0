import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { createTag, selectTags, tags } from '@/entities/company/tags/tags';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { changeTicketTags, ensureTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { readFormRefusal } from '@/ui/form/useFormSubmit';
import { isShownByForm } from '../shared/isShownByForm';
import { toggleTag } from './tagChoices';

interface TicketTagsControl {
  /** Why the last change failed, if no toast says so. */
  readonly problem: string | null;
  readonly creating: boolean;
  readonly toggle: (tag: TagRef) => Promise<void>;
  /** Creates a tag and adds it; resolves with whether that worked. */
  readonly create: (name: string) => Promise<boolean>;
  /** The tag created last, until the next change. */
  readonly created: TagRef | null;
  /** Deletes that tag again. */
  readonly undoCreate: () => Promise<void>;
}

/** Changes and creates tags of a ticket; the display changes at once. */
export const useTicketTags = ({ id: ticketId }: Ticket): TicketTagsControl => {
  const { t } = useTranslation(['tags', 'common', 'errors']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<TagRef | null>(null);

  /** Saves what `next` makes of the tags, unless they stay the same. */
  const change = async (next: (chosen: readonly TagRef[]) => readonly TagRef[]): Promise<void> => {
    setProblem(null);
    setCreated(null);
    await dispatch(ensureTicketTags(ticketId));
    // Read the tags now, not at render time: keys may come faster than renders.
    const chosen = selectTicket(store.getState(), ticketId)?.tags;
    if (!chosen) {
      setProblem(t('editor.notSaved'));
      return;
    }
    const tags = next(chosen);
    if (tags === chosen) return;
    const answer = await dispatch(changeTicketTags({ ticketId, tags }));
    if (isShownByForm(answer)) setProblem(t('editor.notSaved'));
  };
  const toggle = (tag: TagRef): Promise<void> => change((chosen) => toggleTag(chosen, tag));

  const create = async (name: string): Promise<boolean> => {
    if (creating) return false;
    setProblem(null);
    setCreating(true);
    const known = new Set(selectTags(store.getState()).map(({ id }) => id));
    const answer = await dispatch(createTag(name));
    setCreating(false);
    if (createTag.rejected.match(answer)) {
      const refusal = readFormRefusal(answer.error, ['name']);
      if (refusal.kind === 'field') setProblem(t(`common:${refusal.key}`));
      else if (refusal.kind === 'sentence') setProblem(refusal.text);
      else if (refusal.kind === 'code') setProblem(t(`errors:${refusal.code}`));
      else if (refusal.kind !== 'toast') setProblem(t('editor.notCreated'));
      return false;
    }
    const tag = answer.payload;
    if (tag) await change((chosen) => (chosen.some(({ id }) => id === tag.id) ? chosen : toggleTag(chosen, tag)));
    // Servers return an existing tag if name and colour match: undo must not delete such a tag.
    setCreated(tag && !known.has(tag.id) ? tag : null);
    return true;
  };

  const undoCreate = async (): Promise<void> => {
    if (!created) return;
    await toggle(created);
    const answer = await dispatch(tags.remove(created.id));
    if (isShownByForm(answer)) setProblem(t('editor.notSaved'));
  };
  return { problem, creating, created, toggle, create, undoCreate };
};
