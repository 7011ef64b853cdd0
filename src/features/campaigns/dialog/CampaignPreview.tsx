import { useTranslation } from 'react-i18next';
import { fillCampaignText, type CampaignVariable } from '@/domain/campaigns';
import type { ChosenFile } from '@/ui/form/FileChoice';
import { FilePicture } from '@/ui/form/FilePicture';
import { FileText } from '@/ui/icons';
import styles from './CampaignDialog.module.css';

interface CampaignPreviewProps {
  readonly text: string;
  readonly file: ChosenFile | null;
  readonly variables: readonly CampaignVariable[];
}

const SAMPLE_NUMBER = '5511999990000';
const SAMPLE_EMAIL = 'adriana@exemplo.com.br';

/** The message on show as one customer gets it. */
export const CampaignPreview = ({ text, file, variables }: CampaignPreviewProps) => {
  const { t } = useTranslation('campaigns');
  const sample = [
    ...variables,
    { key: 'nome', value: t('dialog.sampleName') },
    { key: 'numero', value: SAMPLE_NUMBER },
    { key: 'email', value: SAMPLE_EMAIL },
  ];
  const isEmpty = text.trim() === '' && file === null;
  return (
    <section className={styles.preview} aria-label={t('dialog.preview')}>
      <h2 className={styles.previewTitle}>{t('dialog.preview')}</h2>
      {isEmpty ? (
        <p className={styles.previewEmpty}>{t('dialog.previewEmpty')}</p>
      ) : (
        <div className={styles.bubble}>
          {file && (
            <span className={styles.bubbleFile}>
              {file.kind === 'new' && file.file.type.startsWith('image/') ? (
                <FilePicture file={file.file} />
              ) : (
                <FileText size={15} />
              )}
              {file.name}
            </span>
          )}
          {fillCampaignText(text, sample)}
        </div>
      )}
    </section>
  );
};
