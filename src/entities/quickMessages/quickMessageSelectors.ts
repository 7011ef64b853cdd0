import type { QuickMessage } from '@/protocol/records/quickMessages';
import type { EntitiesState } from '../state';
import { quickMessages } from './quickMessages';

/** The user's quick answers by shortcode. */
export const selectQuickMessages = (state: EntitiesState): readonly QuickMessage[] =>
  quickMessages.selectRecords(state, 'all');

/** Were they read once? */
export const selectKnowsQuickMessages = (state: EntitiesState): boolean =>
  quickMessages.selectView(state, 'all').status === 'ready';
