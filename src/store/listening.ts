import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { EntityDispatch, Services } from '@/entities/base/thunk';
import type { Log } from '@/lib/log';
import { errorDetails } from '@/lib/notedLog';
import type { RootState } from './rootReducer';

export type StartAppListening = TypedStartListening<RootState, EntityDispatch, Services>;

/** The middleware that runs side effects; a store has its own, so that tests do not share listeners. */
export const createListening = (extra: Services, log: Log) => {
  const middleware = createListenerMiddleware<RootState, EntityDispatch, Services>({
    extra,
    onError: (error) => log.error('A listener failed', errorDetails(error)),
  });
  return { middleware: middleware.middleware, start: middleware.startListening as StartAppListening };
};
