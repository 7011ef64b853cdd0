import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './TagEditor.module.css';
import type { useTicketTags } from './useTicketTags';

/** Reports that a tag was created for the whole company and offers to undo that. */
export const CreatedTag = ({ control }: { readonly control: ReturnType<typeof useTicketTags> }) => {
  const { t } = useTranslation('tags');
  const { created, undoCreate } = control;
  return (
    <output className={styles.created}>
      {created && (
        <>
          {t('editor.created', { name: created.name })}
          <Button type="link" size="small" onClick={() => void undoCreate()}>
            {t('editor.undo')}
          </Button>
        </>
      )}
    </output>
  );
};
