import { useTranslation } from '@/i18n/useTranslation';
import { oneLine } from '@/domain/text/oneLine';
import { quickMessages } from '@/entities/company/quickMessages/quickMessages';
import { selectUser } from '@/entities/session/sessionSelectors';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { useAppSelector } from '@/store/hooks';
import { RecordsPage } from '@/ui/collection/RecordsPage';
import { AbsentCell, TwoLines } from '@/ui/collection/cells';
import type { Column } from '@/ui/collection/columns';
import { Paperclip, Zap } from '@/ui/icons';
import { QuickMessageDialog } from './QuickMessageDialog';
import styles from './quickMessages.module.css';
import { attachmentOf } from './quickMessageForm';

/** The file of an answer, or a text that there is none. */
const Attachment = ({ name }: { readonly name: string | null }) => {
  const { t } = useTranslation('quickMessages');
  if (name === null) return <AbsentCell>{t('page.noFile')}</AbsentCell>;
  return (
    <span className={styles.file} title={name}>
      <Paperclip size={14} />
      <span className={styles.name}>{name}</span>
    </span>
  );
};

const nameOf = ({ shortcode }: QuickMessage) => shortcode;

/** The user's prepared answers. */
export const QuickMessagesPage = () => {
  const { t } = useTranslation('quickMessages');
  const userId = useAppSelector(selectUser)?.id ?? 0;
  const columns: readonly Column<QuickMessage>[] = [
    {
      key: 'shortcode',
      title: t('page.shortcode'),
      long: true,
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
  return (
    <RecordsPage
      collection={quickMessages}
      reading={{ filters: { userId } }}
      namespace="quickMessages"
      icon={Zap}
      columns={columns}
      nameOf={nameOf}
      renderDialog={(record, onClose) => <QuickMessageDialog quickMessageId={record?.id ?? null} onClose={onClose} />}
    />
  );
};
