import type { ReactNode } from 'react';
import { textFinder } from '@/domain/text/foldedText';
import { Search } from '../icons';

interface LabelledOption {
  readonly label?: ReactNode;
}

/** How every select with loaded options is searched: by label, ignoring accents, case and the signs within numbers. antd's own icon has an English name. */
export const selectSearch = {
  filterOption: (typed: string, option?: LabelledOption): boolean =>
    typeof option?.label === 'string' && textFinder(typed)(option.label),
  searchIcon: <Search size={14} />,
};
