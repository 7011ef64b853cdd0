import { useTranslation } from 'react-i18next';
import type { Help } from '@/protocol/records/helps';
import { helps } from '@/entities/helps/helps';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { CircleHelp } from '@/ui/icons';
import { HelpDialog } from './HelpDialog';

const nameOf = (help: Help) => help.title;

/** The help videos, for the installation's owner. */
export const HelpsTab = () => {
  const { t } = useTranslation('helps');
  const screen = useCollectionScreen(helps);
  const { editor } = screen;
  const remove = useRecordRemoval(helps);
  const columns: readonly Column<Help>[] = [
    { key: 'title', title: t('fields.title'), render: nameOf },
    { key: 'description', title: t('fields.description'), narrow: 'second', render: ({ description }) => description },
    { key: 'video', title: t('fields.video'), width: 180, render: ({ video }) => video },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (help: Help) =>
      void remove(help.id, { title: t('tab.removeTitle', { name: help.title }), message: t('tab.removeMessage') }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('tab.title'),
        search: t('tab.search'),
        add: t('tab.add'),
        empty: t('tab.empty'),
        emptyHint: t('tab.emptyHint'),
      }}
      icon={CircleHelp}
      heading="h2"
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(help) => <HelpDialog help={help} onClose={editor.close} />}
    />
  );
};
