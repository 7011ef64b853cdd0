import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import type { Attachment, Draft } from '@/entities/conversations/drafts/draftsState';
import { readFile } from '@/entities/device/files/fileThunks';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { copyText } from '@/ui/conversation/copyText';
import { FileText } from '@/ui/icons';
import { useNavigate } from '@/ui/navigation';
import { ListDialog } from './ListDialog';
import { useConversation } from './useConversation';
import styles from './dialogs.module.css';

interface DraftLineProps {
  readonly draft: Draft;
  readonly onOpen: (path: string) => void;
}

/** What was written in one conversation. Its words and files can be taken along also where the conversation is out of reach. */
const DraftLine = ({ draft: { ticketId, text, note, attachments }, onOpen }: DraftLineProps) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const dispatch = useAppDispatch();
  const { name, path } = useConversation(ticketId);
  const words = [...new Set([text, ...attachments.map(({ caption }) => caption), note])].filter(Boolean);

  const save = async ({ id, name: fileName }: Attachment): Promise<void> => {
    const content = await dispatch(readFile(id))
      .unwrap()
      .catch(() => null);
    if (content) saveFile(fileName, content);
    else dispatch(toastShown({ kind: 'error', textKey: 'tickets:drafts.notSaved' }));
  };

  return (
    <li className={styles.held}>
      {path === null ? (
        <b>{name}</b>
      ) : (
        <button type="button" className={styles.draftName} onClick={() => onOpen(path)}>
          {name}
        </button>
      )}
      {words.map((part) => (
        <p key={part} className={styles.heldText}>
          {part}
        </p>
      ))}
      <div className={styles.draftActions}>
        {words.length > 0 && (
          <Button size="small" onClick={() => copyText(words.join('\n'))}>
            {t('conversation:outbox.copy')}
          </Button>
        )}
        {attachments.map((file) => (
          <Button key={file.id} size="small" onClick={() => void save(file)}>
            <span className={styles.name}>{t('drafts.save', { name: file.name })}</span>
          </Button>
        ))}
      </div>
    </li>
  );
};

/** All drafts. */
export const DraftsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('tickets');
  const navigate = useNavigate();
  const drafts = useAppSelector(({ drafts: { byTicket } }) => byTicket);
  return (
    <ListDialog
      title={t('drafts.title')}
      empty={{ icon: FileText, title: t('drafts.empty'), hint: t('drafts.emptyHint') }}
      onClose={onClose}
    >
      {Object.values(drafts).map((draft) => (
        <DraftLine
          key={draft.ticketId}
          draft={draft}
          onOpen={(path) => {
            onClose();
            void navigate(path);
          }}
        />
      ))}
    </ListDialog>
  );
};
