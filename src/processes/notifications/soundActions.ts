import { createAction } from '@reduxjs/toolkit';
import type { SoundName } from '@/bridge/sounds';

/** Plays a sound at the volume and through the speaker of the preferences; whoever owns the speaker hears it. */
export const soundWanted = createAction<SoundName>('notifications/soundWanted');
