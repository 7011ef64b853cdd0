import { createAction } from '@reduxjs/toolkit';
import type { SoundName } from '@/bridge/sounds';

/** Plays a sound at the volume and through the speaker of the preferences; the part that owns the speaker plays it. */
export const soundWanted = createAction<SoundName>('notifications/soundWanted');
