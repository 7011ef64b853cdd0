import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { TagRef } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { createTag, selectTags, tags } from '@/entities/company/tags/tags';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { changeTicketTags, readTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { refreshTicket } from '@/entities/conversations/tickets/ticketThunks';
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

/** Changes and creates tags of a ticket, which are read when the list opens; from then on the display changes at once. */
export const useTicketTags = ({ id: ticketId }: Ticket, isOpen: boolean): TicketTagsControl => {
  const { t } = useTranslation(['tags', 'common', 'errors']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState<string | null>(null);
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<TagRef | null>(null);
  const reading = useRef<Promise<unknown> | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    reading.current = dispatch(readTicketTags(ticketId));
    return () => {
      reading.current = null;
    };
  }, [dispatch, isOpen, ticketId]);

  /** Are the tags known as they are on the server? After a failure they are read again. */
  const areRead = async (): Promise<boolean> => {
    const answer = await (reading.current ??= dispatch(readTicketTags(ticketId)));
    if (refreshTicket.fulfilled.match(answer)) return true;
    reading.current = null;
    return false;
  };

  /** Saves what `next` makes of the tags, unless they stay the same. */
  const change = async (next: (chosen: readonly TagRef[]) => readonly TagRef[]): Promise<void> => {
    setProblem(null);
    setCreated(null);
    const isKnown = await areRead();
    // Take the tags now, not at render time: keys may come faster than renders.
    const chosen = selectTicket(store.getState(), ticketId)?.tags;
    if (!isKnown || !chosen) {
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
      if (refusal?.kind === 'field') setProblem(t(`common:${refusal.key}`));
      if (refusal?.kind === 'sentence') setProblem(refusal.text);
      if (refusal?.kind === 'code') setProblem(t(`errors:${refusal.code}`));
      if (refusal?.kind === 'general') setProblem(t('editor.notCreated'));
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
