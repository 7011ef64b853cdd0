import { useTranslation } from 'react-i18next';
import { Search } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';

/** Opens the search inside the conversation. */
export const SearchButton = ({ onSearch }: { readonly onSearch: () => void }) => {
  const { t } = useTranslation('conversation');
  return (
    <IconButton
      icon={Search}
      label={t('search.open')}
      shortcut={shortcutText('searchConversation')}
      onClick={onSearch}
    />
  );
};
