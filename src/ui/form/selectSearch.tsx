import type { ReactNode } from 'react';
import { textFinder } from '@/domain/text/foldedText';
import { Search } from '../icons';

interface LabelledOption {
  readonly label?: ReactNode;
}

/** Search of a select by label, ignoring accents, case and separators in numbers. Replaces antd's icon, which has an English name. */
export const selectSearch = {
  filterOption: (typed: string, option?: LabelledOption): boolean =>
    typeof option?.label === 'string' && textFinder(typed)(option.label),
  searchIcon: <Search size={14} />,
};
