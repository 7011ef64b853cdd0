import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { fillCampaignText, type CampaignVariable } from '@/domain/company/campaigns';
import { readRichText, type RichNode } from '@/domain/conversations/richText';
import { clockTime } from '@/lib/moments';
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

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** WhatsApp's styles; a link is only seen here, not followed. */
const renderNodes = (nodes: readonly RichNode[]): ReactNode =>
  nodes.map((node, place) => {
    // oxlint-disable-next-line react/no-array-index-key -- the nodes have no name of their own
    if (!('children' in node)) return <Fragment key={place}>{node.text}</Fragment>;
    const Element = ELEMENTS[node.type];
    // oxlint-disable-next-line react/no-array-index-key
    return <Element key={place}>{renderNodes(node.children)}</Element>;
  });

/** A picture chosen here is shown; of other files only the name. */
const PreviewFile = ({ file }: { readonly file: ChosenFile }) => (
  <span className={styles.bubbleFile}>
    {file.kind === 'new' && file.file.type.startsWith('image/') ? (
      <FilePicture file={file.file} wide />
    ) : (
      <>
        <FileText size={15} />
        {file.name}
      </>
    )}
  </span>
);

/** The selected message as one customer gets it. */
export const CampaignPreview = ({ text, file, variables }: CampaignPreviewProps) => {
  const { t } = useTranslation('campaigns');
  const [time] = useState(() => clockTime(new Date().toISOString()));
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
          {file && <PreviewFile file={file} />}
          {renderNodes(readRichText(fillCampaignText(text, sample)))}
          <time className={styles.bubbleTime}>{time}</time>
        </div>
      )}
    </section>
  );
};
