import { type ActionReducerMapBuilder, createSlice, type Draft } from '@reduxjs/toolkit';
import { isTransient } from '@/protocol/errors';
import type { Setting } from '@/protocol/records/settings';
import { isPaymentDone } from '@/domain/company/checkout';
import { onServerEvents } from '@/realtime/serverEvents';
import { saveSetting } from '../company/settings/settings';
import {
  endRecalled,
  restoreDelayed,
  sessionEnded,
  sessionFlagsChanged,
  sessionSettled,
  sessionStarted,
  sessionUserChanged,
} from './sessionActions';
import { loadOwnCompany, loadOwnPlan, loadSettings } from './sessionDetails';
import { initialSession, type SessionState } from './sessionState';
import { restoreSession } from './restoreSession';
import { signIn } from './signIn';

// Only the settings that the client uses enter the state: others hold tokens of payment providers.
const KNOWN_SETTINGS: ReadonlySet<string> = new Set([
  'userRating',
  'scheduleType',
  'call',
  'CheckMsgIsGroup',
  'sendGreetingAccepted',
  'sendMsgTransfTicket',
  'sendGreetingMessageOneQueues',
  'chatBotType',
  'campaignsEnabled',
  'showAllTicketsKanban',
]);

const takeSetting = (state: Draft<SessionState>, { key, value }: Setting): void => {
  if (KNOWN_SETTINGS.has(key)) state.settings[key] = value;
};

/** Takes a setting that was changed just now. */
const changeSetting = (state: Draft<SessionState>, setting: Setting): void => {
  takeSetting(state, setting);
  if (state.settingsLoad && KNOWN_SETTINGS.has(setting.key)) state.settingsLoad.changes[setting.key] = setting.value;
};

/** The restore of the last session at a start. */
const addRestoreCases = (builder: ActionReducerMapBuilder<SessionState>): void => {
  builder
    .addCase(restoreDelayed, (state, { payload }) => {
      if (state.status === 'restoring') state.nextTryAt = payload.nextTryAt;
    })
    .addCase(restoreSession.pending, (state) => {
      state.nextTryAt = null;
    })
    .addCase(restoreSession.fulfilled, (state) => {
      if (state.status === 'restoring' && state.nextTryAt === null) state.status = 'signedOut';
    })
    .addCase(restoreSession.rejected, (state) => {
      if (state.status === 'restoring') state.status = 'signedOut';
    });
};

/** The company's own record. */
const addCompanyCases = (builder: ActionReducerMapBuilder<SessionState>): void => {
  builder
    .addCase(loadOwnCompany.pending, (state, { meta }) => {
      state.companyLoad = { requestId: meta.requestId, dueDate: null };
    })
    .addCase(loadOwnCompany.fulfilled, (state, { payload, meta }) => {
      if (state.companyLoad?.requestId !== meta.requestId) return;
      const { dueDate } = state.companyLoad;
      state.companyLoad = null;
      if (!payload || payload.id !== state.user?.companyId) return;
      const { settings: _settings, ...facts } = payload;
      state.company = { ...state.company, ...facts, ...(dueDate !== null && { dueDate }) };
    })
    .addCase(loadOwnCompany.rejected, (state, { meta }) => {
      if (state.companyLoad?.requestId === meta.requestId) state.companyLoad = null;
    });
};

/** The company's settings; one read returns all of them. */
const addSettingsCases = (builder: ActionReducerMapBuilder<SessionState>): void => {
  builder
    .addCase(loadSettings.pending, (state, { meta }) => {
      state.settingsLoad = { requestId: meta.requestId, changes: {} };
    })
    .addCase(loadSettings.fulfilled, (state, { payload, meta }) => {
      if (state.settingsLoad?.requestId !== meta.requestId) return;
      const { changes } = state.settingsLoad;
      for (const { key, value } of payload) takeSetting(state, { key, value: changes[key] ?? value });
      Object.assign(state, { settingsKnown: true, settingsLoad: null });
    })
    .addCase(loadSettings.rejected, (state, { meta }) => {
      if (state.settingsLoad?.requestId === meta.requestId) state.settingsLoad = null;
    });
};

/** The company's plan, which decides about pages. */
const addPlanCases = (builder: ActionReducerMapBuilder<SessionState>): void => {
  builder
    .addCase(loadOwnPlan.pending, (state, { meta }) => {
      state.planStatus = 'loading';
      state.planRequest = meta.requestId;
    })
    .addCase(loadOwnPlan.fulfilled, (state, { payload, meta }) => {
      // The answer to a later lookup is already here.
      if (state.planStatus === 'ready' && state.planRequest !== meta.requestId) return;
      state.plan = payload ?? null;
      state.planStatus = 'ready';
    })
    .addCase(loadOwnPlan.rejected, (state, { error: { status }, meta }) => {
      if (state.planRequest !== meta.requestId) return;
      state.planStatus = isTransient(status) ? 'failed' : 'ready';
      // A refusal is an answer too: the company counts as one without a plan.
      if (state.planStatus === 'ready') state.plan = null;
    });
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signIn.pending, (state) => {
        state.status = 'signingIn';
      })
      .addCase(signIn.rejected, (state) => {
        state.status = 'signedOut';
      })
      .addCase(sessionStarted, (state, { payload: { user, account, flags, plan } }) => {
        const { company, ...own } = user;
        Object.assign(state, initialSession, { status: 'signedIn', user: own, account, flags, plan, settings: {} });
        if (!company) return;
        const { settings, ...facts } = company;
        state.company = facts;
        for (const setting of settings ?? []) takeSetting(state, setting);
        state.settingsKnown = settings !== undefined;
      })
      .addCase(sessionSettled, (state) => {
        state.settled = true;
      })
      .addCase(sessionEnded, ({ user }, { payload: { reason, at } }) => ({
        ...initialSession,
        status: 'signedOut',
        ended: reason,
        endedAt: at,
        endedEmail: (reason === 'expired' && user?.email) || '',
      }))
      .addCase(endRecalled, (state, { payload: { reason, at } }) => {
        Object.assign(state, { ended: reason, endedAt: at });
      })
      .addCase(sessionUserChanged, (state, { payload }) => {
        // What was read for it may come after the session's end.
        if (state.user?.id === payload.id) state.user = payload;
      })
      .addCase(sessionFlagsChanged, (state, { payload }) => {
        Object.assign(state.flags, payload);
      })
      .addCase(saveSetting.fulfilled, (state, { payload }) => changeSetting(state, payload));
    addRestoreCases(builder);
    addCompanyCases(builder);
    addSettingsCases(builder);
    addPlanCases(builder);
    onServerEvents(builder, {
      settings: (state, { record }) => changeSetting(state, record),
      // Servers send no user event for a queue that the user loses by its deletion.
      queue: (state, event) => {
        const own = state.user?.queues ?? [];
        const place = event.action === 'delete' ? own.findIndex(({ id }) => id === event.id) : -1;
        if (place >= 0) own.splice(place, 1);
      },
      // A payment extends the paid period.
      payment: (state, { action, record }) => {
        if (!isPaymentDone(action) || !record.dueDate || record.id !== state.company?.id) return;
        state.company.dueDate = record.dueDate;
        if (state.companyLoad) state.companyLoad.dueDate = record.dueDate;
      },
    });
  },
});
