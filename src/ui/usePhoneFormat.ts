import { useSyncExternalStore } from 'react';
import { formatPhone, hasForeignFormats, onPhoneFormats } from '@/lib/formatPhone';

/** The one way numbers are written on screen; what shows them is rendered again once those of other countries can be. */
export const usePhoneFormat = (): typeof formatPhone => {
  useSyncExternalStore(onPhoneFormats, hasForeignFormats);
  return formatPhone;
};
