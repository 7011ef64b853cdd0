import type { Whatsapp } from '@/contract/entities/whatsapp';
import { createAppThunk } from '../thunk';

/** Reads the company's WhatsApp connections (CALL-55). */
export const loadConnections = createAppThunk<Whatsapp[]>(
  'connections/load',
  (_, { extra, getState }) => extra.api.whatsapp.list(getState().session.user?.companyId ?? 0),
  { silent: true, condition: (_, { session }) => session.user?.companyId !== undefined },
);
