import { useSyncExternalStore } from 'react';
import { formatPhone, hasForeignFormats, onPhoneFormats } from '@/lib/formatPhone';

/** The formatter of all phone numbers on screen; components render again once the formats of other countries are loaded. */
export const usePhoneFormat = (): typeof formatPhone => {
  useSyncExternalStore(onPhoneFormats, hasForeignFormats);
  return formatPhone;
};
