import type { QuickMessage } from '@/contract/entities/quickMessages';
import type { LoadStatus } from '../loadStatus';

/** The signed-in user's quick answers (INPUT-09). */
export interface QuickMessagesState {
  readonly byId: Readonly<Record<number, QuickMessage>>;
  readonly status: LoadStatus;
}

export const initialQuickMessages: QuickMessagesState = { byId: {}, status: 'idle' };
