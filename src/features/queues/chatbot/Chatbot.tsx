import { useTranslation } from '@/i18n/useTranslation';
import dialogStyles from '../queues.module.css';
import { BegunOptionsContext } from './begunOptions';
import { OptionBranch } from './OptionBranch';

interface ChatbotProps {
  /** Null for a queue that is not saved yet, to which no option can belong. */
  readonly queueId: number | null;
  readonly onBegun: (change: 1 | -1) => void;
}

/** The tree of menu options shown to a customer. Each option is saved separately. */
export const Chatbot = ({ queueId, onBegun }: ChatbotProps) => {
  const { t } = useTranslation('queues');
  return (
    <section aria-label={t('chatbot.title')}>
      <h2 className={dialogStyles.part}>{t('chatbot.title')}</h2>
      <p className={dialogStyles.hint}>{t(queueId === null ? 'chatbot.saveFirst' : 'chatbot.hint')}</p>
      {queueId !== null && (
        <BegunOptionsContext value={onBegun}>
          <div className={dialogStyles.tree}>
            <OptionBranch queueId={queueId} parent={null} />
          </div>
        </BegunOptionsContext>
      )}
    </section>
  );
};
