import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useServer } from '@/store/ServerContext';
import { Check, Copy } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { writeClipboard } from '@/ui/writeClipboard';
import styles from './MessagesApiPage.module.css';

/** Requests as programmers write them, for the server in use. They are code: the same in every language. */
const examplesFor = (base: string): { readonly json: string; readonly multipart: string } => ({
  json: [
    `POST ${base}/api/messages/send`,
    'Authorization: Bearer {token}',
    'Content-Type: application/json',
    '',
    JSON.stringify({ number: '5511988887777', body: 'Olá!' }, null, 2),
  ].join('\n'),
  multipart: [
    `POST ${base}/api/messages/send`,
    'Authorization: Bearer {token}',
    'Content-Type: multipart/form-data',
    '',
    'number=5511988887777',
    'body=Olá!',
    'medias=@foto.jpg',
  ].join('\n'),
});

interface CodeProps {
  readonly label: string;
  readonly children: string;
}

const Code = ({ label, children }: CodeProps) => {
  const { t } = useTranslation('messagesApi');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    writeClipboard(children).then(
      () => setCopied(true),
      // It can still be selected and copied by hand.
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
  const { json, multipart } = examplesFor(useServer()?.rest ?? '');
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
