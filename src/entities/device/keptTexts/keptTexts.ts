import type { KeptTexts } from '@/domain/device/keptTexts';
import { createAppThunk } from '../../base/thunk';
import { selectAccount } from '../../session/sessionSelectors';

/** Keeps what was typed for the account whose session has ended. */
export const keepTexts = createAppThunk<void, KeptTexts & { readonly account: string }>(
  'keptTexts/keep',
  ({ account, form, texts }, { extra }) => extra.storage.keptTexts.put(account, form, { form, texts }),
  // The session is over.
  { silent: true, changesSession: true },
);

/** What the account typed in a form when its last session ended; null for nothing. */
export const readKeptTexts = createAppThunk<KeptTexts['texts'] | null, string>(
  'keptTexts/read',
  async (form, { extra, getState }) =>
    (await extra.storage.keptTexts.read(selectAccount(getState()), form))?.texts ?? null,
  { silent: true },
);

export const forgetKeptTexts = createAppThunk<void, string>(
  'keptTexts/forget',
  (form, { extra, getState }) => extra.storage.keptTexts.remove(selectAccount(getState()), form),
  { silent: true },
);
