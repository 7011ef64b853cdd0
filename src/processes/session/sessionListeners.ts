import { isOwnLogin, ownLoginHeard } from '@/entities/device/lock/lock';
import { isAnyOf } from '@reduxjs/toolkit';
import type { SessionUser } from '@/protocol/records/users';
import { hasCampaigns } from '@/domain/company/companySettings';
import { FORCED_RELOAD_MS } from '@/domain/limits';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { reconnectNow, socketTokenExpired } from '@/realtime/socketActions';
import { keepOpenTexts } from '@/entities/conversations/drafts/openTexts';
import { companies } from '@/entities/company/companies/companies';
import { plans } from '@/entities/company/plans/plans';
import type { EntityContext, Services, StartListening } from '@/entities/base/thunk';
import {
  clearLocalSession,
  forgetEnd,
  storeLastPlan,
  storeCampaignsFlag,
  storeCampaignPagesFlag,
  storeEnd,
} from '@/entities/session/localSession';
import { sessionRenewed } from '@/entities/session/renewSession';
import { restoreSession } from '@/entities/session/restoreSession';
import {
  restoreDelayed,
  sessionEnded,
  sessionFlagsChanged,
  sessionStarted,
  sessionUserChanged,
} from '@/entities/session/sessionActions';
import { loadOwnCompany, loadOwnUser, loadOwnPlan, loadSettings } from '@/entities/session/sessionDetails';

/** Merges a changed user: fields that the change lacks keep their known values; the company is stored separately. */
const mergedUser = (known: SessionUser, changed: SessionUser): SessionUser => {
  const { company: _company, ...facts } = changed;
  return { ...known, ...facts };
};

const isSameAccess = (left: SessionUser, right: SessionUser): boolean => {
  const access = ({ profile, allTicket, queues = [] }: SessionUser): string =>
    JSON.stringify([profile, allTicket, queues.map((queue) => queue.id).sort((a, b) => a - b)]);
  return access(left) === access(right);
};

const reloadSoon = ({ clock, desktop, storage }: Services): void => {
  clock.after(FORCED_RELOAD_MS, () => {
    // Drafts and unsent texts must be on disk before the page reloads.
    void keepOpenTexts(storage).then(() => desktop.window.reload());
  });
};

/** Delay before a plan that could not be read is read again, ms. */
const PLAN_AGAIN_MS = 15_000;

const registerStart = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: (_, { extra }) => forgetEnd(extra.storage.local),
  });

  // A server that gives no answer is asked again after a delay, or at once when something suggests that it is back.
  start({
    actionCreator: restoreDelayed,
    effect: async ({ payload: { nextTryAt, attempt } }, { dispatch, take, extra }) => {
      const isUrged = isAnyOf(reconnectNow, sessionEnded);
      const urge = await take((action) => isUrged(action), Math.max(0, nextTryAt - extra.clock.now()));
      if (!urge || reconnectNow.match(urge[0])) void dispatch(restoreSession({ attempt: attempt + 1 }));
    },
  });

  // Without the plan the menu lacks its entries, so nobody could ask for it.
  start({
    actionCreator: loadOwnPlan.rejected,
    effect: async ({ meta }, { dispatch, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      if (getState().session.planStatus !== 'failed') return;
      await delay(PLAN_AGAIN_MS);
      const { planStatus, user } = getState().session;
      if (planStatus === 'failed' && user?.companyId === meta.arg) void dispatch(loadOwnPlan(meta.arg));
    },
  });

  start({
    matcher: isAnyOf(loadOwnPlan.fulfilled, loadOwnPlan.rejected),
    effect: (_, { getState, extra }) => {
      const { plan, planStatus } = getState().session;
      if (planStatus === 'ready') storeLastPlan(extra.storage.local, plan);
    },
  });

  start({
    matcher: isAnyOf(loadOwnPlan.fulfilled, loadSettings.fulfilled),
    effect: (action, { dispatch, extra: { storage } }) => {
      const hasPlan = loadOwnPlan.fulfilled.match(action) && action.payload?.useCampaigns === true;
      let campaigns = false;
      if (loadSettings.fulfilled.match(action)) {
        campaigns = hasCampaigns(action.payload);
        storeCampaignsFlag(storage.local, campaigns);
        dispatch(sessionFlagsChanged({ campaigns }));
      }
      if (!hasPlan && !campaigns) return;
      storeCampaignPagesFlag(storage.local);
      dispatch(sessionFlagsChanged({ cshow: true }));
    },
  });
};

/** The installation's owner may change the own company or its plan, which no event reports: menu and greeting follow at once. */
const registerOwnChanges = (start: StartListening): void => {
  start({
    actionCreator: companies.save.fulfilled,
    effect: async ({ meta }, { dispatch, getState, signal, cancelActiveListeners }) => {
      const { user } = getState().session;
      if (user?.companyId === undefined || meta.arg.id !== user.companyId) return;
      // What was asked for after an earlier save may be older than this one.
      cancelActiveListeners();
      void dispatch(loadOwnPlan(user.companyId));
      // Among the settings is the switch of the campaigns.
      const reads = [dispatch(loadOwnCompany(user.companyId)), dispatch(loadSettings())];
      signal.addEventListener('abort', () => reads.forEach((read) => read.abort()), { once: true });
      await Promise.all(reads);
    },
  });

  start({
    actionCreator: plans.save.fulfilled,
    effect: ({ meta }, { dispatch, getState }) => {
      const { user, plan } = getState().session;
      if (user?.companyId !== undefined && plan && meta.arg.id === plan.id) void dispatch(loadOwnPlan(user.companyId));
    },
  });
};

const registerEnd = (start: StartListening): void => {
  start({
    actionCreator: sessionEnded,
    effect: async ({ payload }, { extra }) => {
      const { reason, cause } = payload;
      extra.log.warn('Session ended', { reason, cause });
      clearLocalSession(extra.storage.local);
      storeEnd(extra.storage.local, payload);
      if (reason === 'elsewhere') reloadSoon(extra);
      if (reason !== 'logout') await extra.desktop.session.discard();
    },
  });

  start({
    actionCreator: socketTokenExpired,
    effect: (_, { extra }) => reloadSoon(extra),
  });
};

/** Follows changes of the user's own record: merges them, reads what the events lack, and applies new rights. */
const followOwnRecord = async (
  changes: readonly SessionUser[],
  { dispatch, getState, extra }: EntityContext,
): Promise<void> => {
  const { user: known, account } = getState().session;
  if (!known) return;
  dispatch(sessionUserChanged(changes.reduce(mergedUser, known)));
  await dispatch(loadOwnUser(known.id));
  const { user: now, account: accountNow } = getState().session;
  if (!now || accountNow !== account || isSameAccess(known, now)) return;
  await extra.desktop.session.refresh();
  dispatch(reconnectNow({ probe: true }));
};

const registerEvents = (start: StartListening): void => {
  start({
    predicate: bringsEventsOf('auth', 'user'),
    effect: async (action, { dispatch, getState, extra }) => {
      const { user } = getState().session;
      if (!user) return;
      const logins = eventsOf(action, 'auth').filter(({ payload }) => payload.record.id === user.id).length;
      const isLook = logins > 0 && isOwnLogin(getState(), extra.clock.now());
      if (isLook) dispatch(ownLoginHeard());
      if (logins > (isLook ? 1 : 0)) {
        dispatch(sessionEnded({ reason: 'elsewhere', cause: 'event auth' }));
        return;
      }
      // All of a frame are judged before anything is read: the answer may come in another session.
      const users = eventsOf(action, 'user').map(({ payload }) => payload);
      if (users.some((change) => change.action === 'delete' && change.id === user.id)) {
        dispatch(sessionEnded({ reason: 'deleted', cause: 'event user delete' }));
        return;
      }
      // Any event with the record: a new one that is known is a changed one.
      const own = users.flatMap((change) =>
        'record' in change && change.record.id === user.id ? [change.record] : [],
      );
      if (own.length > 0) await followOwnRecord(own, { dispatch, getState, extra });
    },
  });

  // Rights that changed while the connection was lost come with the next refresh, and servers read them at connection only.
  start({
    actionCreator: sessionRenewed,
    effect: ({ payload }, { dispatch, getState }) => {
      const { user: known } = getState().session;
      if (known?.id !== payload.id) return;
      const now = mergedUser(known, payload);
      dispatch(sessionUserChanged(now));
      if (!isSameAccess(known, now)) dispatch(reconnectNow({ probe: true }));
    },
  });

  // An answer that a later question overtook may be older than the event that caused the question.
  let latest = '';
  start({
    actionCreator: loadOwnUser.pending,
    effect: ({ meta }) => {
      latest = meta.requestId;
    },
  });
  start({
    actionCreator: loadOwnUser.fulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { user } = getState().session;
      if (user && payload?.id === user.id && meta.requestId === latest)
        dispatch(sessionUserChanged(mergedUser(user, payload)));
    },
  });
};

/** Handles start, end and live changes of the session. */
export const registerSessionListeners = (start: StartListening): void => {
  registerStart(start);
  registerOwnChanges(start);
  registerEnd(start);
  registerEvents(start);
};
