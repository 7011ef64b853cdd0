import type { ReactNode } from 'react';
import { textFinder } from '@/domain/foldedText';

interface LabelledOption {
  readonly label?: ReactNode;
}

/** How every select with loaded options is searched: by label, ignoring accents, case and the signs within numbers. */
export const selectSearch = {
  filterOption: (typed: string, option?: LabelledOption): boolean =>
    typeof option?.label === 'string' && textFinder(typed)(option.label),
};
