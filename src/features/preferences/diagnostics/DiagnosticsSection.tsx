import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '@/ui/classNames';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useRead } from '@/ui/useAsync';
import { writeClipboard } from '@/ui/writeClipboard';
import { readDiagnostics } from './diagnosticThunks';
import styles from './DiagnosticsSection.module.css';
import { reportLines, reportText } from './report';

/** The app's state for people who give support: to be read, and to be copied as a report without secrets. */
export const DiagnosticsSection = () => {
  const { t } = useTranslation('system');
  const { status, value, reload } = useRead(readDiagnostics);
  const [copied, setCopied] = useState(false);

  if (status === 'failed') return <ErrorState title={t('diagnostics.failed')} onRetry={reload} />;
  if (value === null) return <SkeletonRows rows={6} height={37} />;
  const lines = reportLines(value, (key) => t(`diagnostics.words.${key}`));
  const { problems } = value.native;

  const copy = async (): Promise<void> => {
    const labelled = lines.map(({ key, value: fact }) => ({ label: t(`diagnostics.${key}`), value: fact }));
    await writeClipboard(reportText(labelled, problems)).then(
      () => setCopied(true),
      // Refused only while the window has no focus; the lines can be selected.
      () => setCopied(false),
    );
  };

  return (
    <>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => void copy()}>
          {t('diagnostics.copy')}
        </Button>
        <Button loading={status === 'loading'} onClick={reload}>
          {t('diagnostics.again')}
        </Button>
        <output className={styles.done}>{copied ? t('diagnostics.copied') : ''}</output>
      </div>
      <dl className={styles.facts}>
        {lines.map(({ key, value: fact, isBad }) => (
          <div key={key} className={styles.fact}>
            <dt>{t(`diagnostics.${key}`)}</dt>
            <dd className={classNames(isBad && styles.bad)}>{fact || t('diagnostics.words.unknown')}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.heading}>{t('diagnostics.problems')}</h3>
      {problems.length === 0 ? (
        <p className={styles.none}>{t('diagnostics.noProblems')}</p>
      ) : (
        <pre className={styles.problems}>{problems.join('\n')}</pre>
      )}
    </>
  );
};
