import { LIST_THRESHOLD_PX } from '@/domain/limits';

/** Is the end of a list within 100 px of the visible part? */
export const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= LIST_THRESHOLD_PX;
