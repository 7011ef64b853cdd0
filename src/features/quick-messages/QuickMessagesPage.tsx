import { useTranslation } from 'react-i18next';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { quickMessages } from '@/entities/quickMessages/quickMessages';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { oneLine } from '@/domain/oneLine';
import type { Column } from '@/ui/collection/columns';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { TwoLines } from '@/ui/collection/TwoLines';
import { useChangeActions } from '@/ui/collection/useChangeActions';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { useRecordRemoval } from '@/ui/collection/useRecordRemoval';
import { Zap } from '@/ui/icons';
import { Attachment } from './Attachment';
import { QuickMessageDialog } from './QuickMessageDialog';
import { attachmentOf } from './quickMessageForm';

const nameOf = ({ shortcode }: QuickMessage) => shortcode;

/** The user's answers kept ready. */
export const QuickMessagesPage = () => {
  const { t } = useTranslation('quickMessages');
  const userId = useAppSelector(selectUser)?.id ?? 0;
  const screen = useCollectionScreen(quickMessages, { filters: { userId } });
  const { editor } = screen;
  const remove = useRecordRemoval(quickMessages);
  const columns: readonly Column<QuickMessage>[] = [
    {
      key: 'shortcode',
      title: t('page.shortcode'),
      render: ({ shortcode, message }) => (
        <TwoLines
          first={
            <>
              <span aria-hidden="true">/</span>
              {shortcode}
            </>
          }
          second={oneLine(message)}
        />
      ),
    },
    {
      key: 'file',
      title: t('page.file'),
      width: 240,
      render: (record) => <Attachment name={attachmentOf(record)} />,
    },
  ];
  const changesOf = useChangeActions(
    editor.open,
    (record: QuickMessage) =>
      void remove(record.id, {
        title: t('page.removeTitle', { name: record.shortcode }),
        message: t('page.removeMessage'),
      }),
  );
  return (
    <RecordsPage
      texts={{
        title: t('page.title'),
        search: t('page.search'),
        add: t('page.add'),
        empty: t('page.empty'),
        emptyHint: t('page.emptyHint'),
      }}
      icon={Zap}
      screen={screen}
      columns={columns}
      nameOf={nameOf}
      actions={changesOf}
      renderDialog={(record) => <QuickMessageDialog quickMessageId={record?.id ?? null} onClose={editor.close} />}
    />
  );
};
