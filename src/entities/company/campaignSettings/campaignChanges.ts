import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CampaignPaceChanges, type CampaignVariable, changesSince } from '@/domain/company/campaigns';
import { sessionEnded } from '../../session/sessionActions';

/** What was changed on the page of the campaign settings and not saved yet: it stays when the page is left. */
export interface CampaignChangesState {
  readonly changes: CampaignPaceChanges;
  /** A variable that is typed and not added yet. */
  readonly typed: CampaignVariable;
}

/** Nothing is typed. */
const NO_VARIABLE: CampaignVariable = { key: '', value: '' };

const initialChanges: CampaignChangesState = {
  changes: { intervals: {}, added: [], removed: [] },
  typed: NO_VARIABLE,
};

export const campaignChangesSlice = createSlice({
  name: 'campaignChanges',
  initialState: initialChanges,
  reducers: {
    intervalChanged: ({ changes }, { payload }: PayloadAction<CampaignPaceChanges['intervals']>) => {
      Object.assign(changes.intervals, payload);
    },
    variableTyped: (state, { payload }: PayloadAction<CampaignVariable>) => {
      state.typed = payload;
    },
    /** The typed one becomes part of the list. */
    variableAdded: (state, { payload }: PayloadAction<CampaignVariable>) => {
      state.changes.added.push(payload);
      state.typed = NO_VARIABLE;
    },
    variableRemoved: ({ changes }, { payload: { key, value } }: PayloadAction<CampaignVariable>) => {
      const rest = changes.added.filter((variable) => variable.key !== key || variable.value !== value);
      if (rest.length === changes.added.length) changes.removed.push({ key, value });
      changes.added = rest;
    },
    /** What was changed during the save is still to be saved. */
    changesSaved: (state, { payload: sent }: PayloadAction<CampaignPaceChanges>) => {
      state.changes = changesSince(state.changes, sent) as typeof state.changes;
    },
    changesDiscarded: () => initialChanges,
    /** Takes back what was typed before the session or the app ended. */
    changesRestored: (_, { payload }: PayloadAction<CampaignChangesState>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialChanges);
  },
});

export const {
  intervalChanged,
  variableTyped,
  variableAdded,
  variableRemoved,
  changesSaved,
  changesDiscarded,
  changesRestored,
} = campaignChangesSlice.actions;

declare module '../../base/state' {
  interface EntitiesState {
    readonly campaignChanges: CampaignChangesState;
  }
}
