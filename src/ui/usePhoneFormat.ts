import { useSyncExternalStore } from 'react';
import { formatPhone, hasForeignFormats, onPhoneFormats } from '@/lib/formatPhone';

const withForeignFormats: typeof formatPhone = (...phone) => formatPhone(...phone);

/**
 * The formatter of all phone numbers on screen; components render again once the formats of other countries are loaded, and get another
 * function then, so that what they remember by it is made again.
 */
export const usePhoneFormat = (): typeof formatPhone =>
  useSyncExternalStore(onPhoneFormats, hasForeignFormats) ? withForeignFormats : formatPhone;
