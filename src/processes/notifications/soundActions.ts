import { createAction } from '@reduxjs/toolkit';
import type { SoundName } from '@/bridge/sounds';

/** Asks for a sound, at the volume and through the speaker of the preferences; `store/connectAlerts.ts` plays it. */
export const soundWanted = createAction<SoundName>('notifications/soundWanted');
