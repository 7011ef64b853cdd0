import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Chat } from '@/protocol/records/chats';
import { chats, selectChatByUuid } from '@/entities/chats/chats';
import { EVERYTHING } from '@/entities/collection/collectionState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface OpenChat {
  /** Null until it is known. */
  readonly chat: Chat | null;
  /** The user's chats could not be read. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The chat of an address. Servers show any chat to any user, so only chats in the user's own list count. The list is read to
 * its end; a user who is not a member is sent to the list.
 */
export const useOpenChat = (uuid: string): OpenChat => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const chat = useAppSelector((state) => selectChatByUuid(state, uuid));
  const { status, request, hasMore, failedPage } = useAppSelector((state) => chats.selectView(state, 'popover'));
  const isMissing = chat === null && status === 'ready' && request === null && failedPage === null;
  useEffect(() => {
    if (!isMissing) return;
    if (hasMore) void dispatch(chats.loadMore('popover'));
    else void navigate('/chats', { replace: true });
  }, [dispatch, hasMore, isMissing, navigate]);
  return {
    chat,
    failed: chat === null && failedPage !== null,
    retry: () => void dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 })),
  };
};
