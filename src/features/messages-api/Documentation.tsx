import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Copy } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { examplesFor } from './examples';
import styles from './MessagesApiPage.module.css';
import { useRestBase } from './useRestBase';

interface CodeProps {
  readonly label: string;
  readonly children: string;
}

const Code = ({ label, children }: CodeProps) => {
  const { t } = useTranslation('messagesApi');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(children).then(
      () => setCopied(true),
      // It can still be marked and copied by hand.
      () => setCopied(false),
    );
  return (
    <section className={styles.code} aria-label={label}>
      <div className={styles.copy}>
        <IconButton
          icon={copied ? Check : Copy}
          size={28}
          label={t(copied ? 'docs.copied' : 'docs.copy', { name: label })}
          onClick={() => void copy()}
        />
      </div>
      <pre data-selectable>{children}</pre>
    </section>
  );
};

/** What to send where. */
export const Documentation = () => {
  const { t } = useTranslation('messagesApi');
  const { json, multipart } = examplesFor(useRestBase());
  return (
    <article className={styles.docs}>
      <h2>{t('docs.title')}</h2>
      <p>{t('docs.intro')}</p>
      <p>{t('docs.number')}</p>
      <h3>{t('docs.text')}</h3>
      <p>{t('docs.textHint')}</p>
      <Code label={t('docs.text')}>{json}</Code>
      <h3>{t('docs.media')}</h3>
      <p>{t('docs.mediaHint')}</p>
      <Code label={t('docs.media')}>{multipart}</Code>
    </article>
  );
};
