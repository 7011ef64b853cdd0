import type { KeptTexts } from '@/domain/device/keptTexts';
import { createAppThunk } from '../../base/thunk';

interface FormOfAccount extends Pick<KeptTexts, 'form'> {
  readonly account: string;
}

// The session may be over when they are written.
const OPTIONS = { silent: true, changesSession: true };

/** Keeps what is typed by an account. */
export const keepTexts = createAppThunk<void, FormOfAccount & KeptTexts>(
  'keptTexts/keep',
  ({ account, form, texts }, { extra }) => extra.storage.keptTexts.put(account, form, { form, texts }),
  OPTIONS,
);

/** What the account had typed in a form when its last session ended; null for nothing. */
export const readKeptTexts = createAppThunk<KeptTexts['texts'] | null, FormOfAccount>(
  'keptTexts/read',
  async ({ account, form }, { extra }) => (await extra.storage.keptTexts.read(account, form))?.texts ?? null,
  { silent: true },
);

export const forgetKeptTexts = createAppThunk<void, FormOfAccount>(
  'keptTexts/forget',
  ({ account, form }, { extra }) => extra.storage.keptTexts.remove(account, form),
  OPTIONS,
);
