import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useDiscardQuestion } from '../feedback/useDiscardQuestion';
import styles from './UnsavedNote.module.css';

/**
 * Says that changes are not saved yet, also when their page was left in the meantime; asks before it discards them. It stands below
 * the fields, so that none moves at the first letter.
 */
export const UnsavedNote = ({ onDiscard }: { readonly onDiscard: () => void }) => {
  const { t } = useTranslation('common');
  const mayDiscard = useDiscardQuestion();
  const discard = async (): Promise<void> => {
    if (await mayDiscard()) onDiscard();
  };
  return (
    <p className={styles.unsaved}>
      {t('form.unsaved')} <Button onClick={() => void discard()}>{t('actions.discard')}</Button>
    </p>
  );
};
