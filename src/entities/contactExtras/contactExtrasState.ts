import type { ExtraInfo } from '@/protocol/records/contacts';

/** Extra info as its own call answers it. */
export interface ContactExtrasState {
  readonly byContact: Readonly<Record<number, readonly ExtraInfo[]>>;
  /** The server lacks the call: not asked again in this session. */
  readonly absent: boolean;
}

export const initialContactExtras: ContactExtrasState = { byContact: {}, absent: false };

declare module '../state' {
  interface EntitiesState {
    readonly contactExtras: ContactExtrasState;
  }
}
