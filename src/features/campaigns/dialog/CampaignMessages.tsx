import { Form, Input, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  type CampaignVariable,
  CONTACT_VARIABLES,
  MESSAGE_NUMBERS,
  type MessageNumber,
} from '@/domain/company/campaigns';
import { bracedWords } from '@/domain/conversations/templateText';
import { useAppSelector } from '@/store/hooks';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { useWindowWidth } from '@/ui/width';
import { TEXT_ROWS } from '@/ui/form/TextField';
import styles from './CampaignDialog.module.css';
import { CampaignPreview } from './CampaignPreview';
import { LockableField } from './LockableField';
import type { CampaignValues } from './campaignForm';

interface VariableChipsProps {
  readonly names: readonly string[];
  readonly onInsert: (variable: string) => void;
}

/** Variables to insert into the message at the cursor. */
const VariableChips = ({ names, onInsert }: VariableChipsProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.chips}>
      <span className={styles.chipsLabel}>{t('dialog.insert')}</span>
      {names.map((name) => {
        const variable = `{${name}}`;
        return (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={t('dialog.insertVariable', { variable })}
            onClick={() => onInsert(variable)}
          >
            {variable}
          </button>
        );
      })}
    </div>
  );
};

interface MessageFieldsProps {
  readonly number: MessageNumber;
  readonly names: readonly string[];
  readonly values: CampaignValues | undefined;
  readonly locked: boolean;
}

/** Says below a text which of its variables there are not. */
const useUnknownNote = (names: readonly string[]): ((text: string | undefined) => string | undefined) => {
  const { t } = useTranslation('common');
  // The company's own ones may not be known.
  const areKnown = useAppSelector(({ campaignSettings }) => campaignSettings.status === 'ready');
  return (text = '') => {
    const unknown = areKnown ? bracedWords(text).filter((word) => !names.includes(word)) : [];
    if (unknown.length === 0) return undefined;
    return t('form.braces.unfilled', { names: unknown.map((word) => `{${word}}`).join(', ') });
  };
};

/** One message and its confirmation. */
const MessageFields = ({ number, names, values, locked }: MessageFieldsProps) => {
  const { t } = useTranslation('campaigns');
  const form = Form.useFormInstance<CampaignValues>();
  const noteOf = useUnknownNote(names);
  return (
    <>
      <LockableField
        name={`message${number}`}
        label={t('dialog.message')}
        locked={locked}
        fact={values?.[`message${number}`] ?? ''}
        note={noteOf(values?.[`message${number}`])}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 10 }} />
      </LockableField>
      {!locked && (
        <VariableChips
          names={names}
          onInsert={(variable) => {
            const name = `message${number}` as const;
            const area = document.getElementById(name) as HTMLTextAreaElement | null;
            if (!area) return;
            // The cursor stays behind what is inserted: a value that only the form sets would send it to the end.
            area.setRangeText(variable, area.selectionStart, area.selectionEnd, 'end');
            form.setFieldValue(name, area.value);
            area.focus();
          }}
        />
      )}
      <div hidden={values?.confirmation !== 'on'}>
        <LockableField
          name={`confirmationMessage${number}`}
          label={t('dialog.confirmationMessage')}
          locked={locked}
          fact={values?.[`confirmationMessage${number}`] ?? ''}
          note={noteOf(values?.[`confirmationMessage${number}`])}
        >
          <Input.TextArea autoSize={TEXT_ROWS} />
        </LockableField>
      </div>
    </>
  );
};

interface CampaignMessagesProps {
  readonly variables: readonly CampaignVariable[];
  readonly locked: boolean;
  /** As in `CampaignFields`. */
  readonly stored: CampaignValues | null;
}

/** The five messages, each with its confirmation while that is on. */
export const CampaignMessages = ({ variables, locked, stored }: CampaignMessagesProps) => {
  const { t } = useTranslation('campaigns');
  const [shown, setShown] = useState<MessageNumber>(1);
  const isNarrow = useWindowWidth() < 720;
  const form = Form.useFormInstance<CampaignValues>();
  const typed = Form.useWatch([], { form, preserve: true }) as CampaignValues | undefined;
  const values = stored ?? typed;
  const names = [...CONTACT_VARIABLES, ...variables.map(({ key }) => key)];

  const items = MESSAGE_NUMBERS.map((number) => ({
    key: String(number),
    // All fields are part of the form, whichever tab is shown.
    forceRender: true,
    label: (
      <span className={styles.tab}>
        {t('dialog.tab', { number })}
        {values?.[`message${number}`]?.trim() && (
          <>
            <span className={styles.dot} aria-hidden />
            <VisuallyHidden> {t('dialog.filled')}</VisuallyHidden>
          </>
        )}
      </span>
    ),
    children: <MessageFields number={number} names={names} values={values} locked={locked} />,
  }));
  return (
    <div className={styles.messages}>
      <div className={styles.texts}>
        <Tabs
          aria-label={t('dialog.messages')}
          // All five fit beside each other in a narrow window, px; elsewhere the theme decides.
          tabBarGutter={isNarrow ? 12 : undefined}
          activeKey={String(shown)}
          items={items}
          onChange={(key) => setShown(MESSAGE_NUMBERS.find((number) => String(number) === key) ?? 1)}
        />
        {!locked && <p className={styles.helper}>{t('dialog.helper')}</p>}
      </div>
      <CampaignPreview text={values?.[`message${shown}`] ?? ''} file={values?.file ?? null} variables={variables} />
    </div>
  );
};
