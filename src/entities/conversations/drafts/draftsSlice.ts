import { createAction, createSlice, isAnyOf, type Draft as Writable, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../../session/sessionActions';
import {
  type Attachment,
  type Draft,
  type DraftsState,
  emptyDraft,
  initialDrafts,
  isEmptyDraft,
  joinedText,
  type PickedQuickReply,
} from './draftsState';

type State = Writable<DraftsState>;

interface OfTicket {
  readonly ticketId: number;
}

/** The changed parts of a draft; missing parts stay. */
type DraftChange = OfTicket & Partial<Draft>;

const change = (state: State, { ticketId, ...parts }: DraftChange): void => {
  const known: Draft = state.byTicket[ticketId] ?? emptyDraft(ticketId);
  const draft: Draft = { ...known, ...parts };
  if (isEmptyDraft(draft)) delete state.byTicket[ticketId];
  else state.byTicket[ticketId] = draft as Writable<Draft>;
};

const attachmentsOf = (state: State, ticketId: number): readonly Attachment[] =>
  state.byTicket[ticketId]?.attachments ?? [];

/** Merges the stored draft with one begun since the start: the newer reply wins, texts and files of both are kept. */
export const mergedDraft = (stored: Draft, begun: Draft | undefined): Draft =>
  begun
    ? {
        ...begun,
        text: joinedText(stored.text, begun.text),
        quotedMsgId: begun.quotedMsgId ?? stored.quotedMsgId,
        attachments: [
          ...stored.attachments,
          ...begun.attachments.filter(({ id }) => !stored.attachments.some((other) => other.id === id)),
        ],
        note: joinedText(stored.note, begun.note),
      }
    : stored;

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: initialDrafts,
  reducers: {
    draftsRestored: (state, { payload }: PayloadAction<readonly Draft[]>) => {
      for (const draft of payload) {
        state.byTicket[draft.ticketId] = mergedDraft(draft, state.byTicket[draft.ticketId]) as Writable<Draft>;
      }
      state.loaded = true;
    },
    /** The user typed, also a note, or chose a message to answer; an empty draft is removed. */
    draftChanged: (state, { payload }: PayloadAction<DraftChange>) => change(state, payload),
    /** A quick reply was chosen outside the conversation; the conversation's text box inserts it. */
    quickReplyPicked: (state, { payload }: PayloadAction<PickedQuickReply>) => {
      state.picked = payload;
    },
    quickReplyPlaced: (state) => {
      state.picked = null;
    },
    /** Files are being fetched or written to disk. */
    filesAwaited: (state, { payload: { ticketId } }: PayloadAction<OfTicket>) => {
      const { count, failed } = state.awaited[ticketId] ?? { count: 0, failed: false };
      state.awaited[ticketId] = { count: count + 1, failed: count > 0 && failed };
    },
    /** Awaited files are in the draft; `failed`: some could not be had. */
    filesSettled: (state, { payload: { ticketId, failed } }: PayloadAction<OfTicket & { failed: boolean }>) => {
      const awaited = state.awaited[ticketId];
      if (awaited) state.awaited[ticketId] = { count: awaited.count - 1, failed: awaited.failed || failed };
    },
    attachmentAdded: (
      state,
      { payload: { ticketId, attachment } }: PayloadAction<OfTicket & { attachment: Attachment }>,
    ) => change(state, { ticketId, attachments: [...attachmentsOf(state, ticketId), attachment] }),
    /** Attachments were removed by the user, or handed to the outbox. */
    attachmentsRemoved: (state, { payload: { ticketId, ids } }: PayloadAction<OfTicket & { ids: readonly string[] }>) =>
      change(state, {
        ticketId,
        attachments: attachmentsOf(state, ticketId).filter(({ id }) => !ids.includes(id)),
      }),
    attachmentCaptioned: (
      state,
      { payload: { ticketId, id, caption } }: PayloadAction<OfTicket & { id: string; caption: string }>,
    ) => {
      const file = state.byTicket[ticketId]?.attachments.find((attachment) => attachment.id === id);
      if (file) file.caption = caption;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialDrafts),
});

export const {
  draftsRestored,
  draftChanged,
  quickReplyPicked,
  quickReplyPlaced,
  filesAwaited,
  filesSettled,
  attachmentAdded,
  attachmentsRemoved,
  attachmentCaptioned,
} = draftsSlice.actions;

/** Any change of one ticket's draft. */
export const isDraftChange = isAnyOf(draftChanged, attachmentAdded, attachmentsRemoved, attachmentCaptioned);

interface LateText extends OfTicket {
  readonly account: string;
  readonly text: string;
  /** The stored draft was not known yet, so the text is not a new form of it. */
  readonly begun: boolean;
}

/** Text that was being typed when the session ended: it goes only to disk, since no user may see it now. */
export const lateTextTyped = createAction<LateText>('drafts/lateTextTyped');
