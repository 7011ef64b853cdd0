import { Button, Select } from 'antd';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { type CampaignPace, LONGER_INTERVALS, MESSAGE_INTERVALS } from '@/domain/company/campaigns';
import {
  loadCampaignSettings,
  saveCampaignSettings,
  selectCampaignPace,
} from '@/entities/company/campaignSettings/campaignSettings';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import styles from './CampaignsConfigPage.module.css';
import { NO_VARIABLE, Variables, withVariable } from './Variables';

interface IntervalSelectProps {
  readonly label: string;
  readonly value: number;
  readonly offered: readonly number[];
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of the intervals; a stored value that is not offered is shown all the same. */
const IntervalSelect = ({ label, value, offered, textOf, onChange }: IntervalSelectProps) => {
  const id = useId();
  const values = offered.includes(value) ? offered : [...offered, value];
  const options = values.map((each) => ({ value: each, label: textOf(each) }));
  return (
    <div className={styles.interval}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} size="large" value={value} options={options} onChange={onChange} />
    </div>
  );
};

interface IntervalsProps {
  readonly pace: CampaignPace;
  readonly onChange: (part: Partial<CampaignPace>) => void;
}

/** How long to wait between messages, and after how many to wait longer. */
const Intervals = ({ pace, onChange }: IntervalsProps) => {
  const { t } = useTranslation('campaigns');
  const seconds = (count: number) => (count === 0 ? t('config.noInterval') : t('config.seconds', { count }));
  const messages = (count: number) => (count === 0 ? t('config.notDefined') : t('config.messages', { count }));
  const intervals = [
    { key: 'messageInterval', offered: MESSAGE_INTERVALS, textOf: seconds },
    { key: 'longerIntervalAfter', offered: LONGER_INTERVALS, textOf: messages },
    { key: 'greaterInterval', offered: LONGER_INTERVALS, textOf: seconds },
  ] as const;
  return (
    <>
      <h2 className={styles.heading}>{t('config.intervals')}</h2>
      <div className={styles.intervals}>
        {intervals.map(({ key, offered, textOf }) => (
          <IntervalSelect
            key={key}
            label={t(`config.${key}`)}
            value={pace[key]}
            offered={offered}
            textOf={textOf}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
    </>
  );
};

/** What is changed on the page and not saved yet; the rest follows what is stored. */
type Draft = Partial<CampaignPace>;
const UNCHANGED: Draft = {};

/** Saves the settings 400 ms after the click and says so. */
const useSettingsSave = (onSaved: (draft: Draft) => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useFormSubmit<Draft>(null, async (draft) => {
    const answer = await dispatch(saveCampaignSettings({ ...selectCampaignPace(store.getState()), ...draft }));
    // A toast shows its failure.
    if (!saveCampaignSettings.fulfilled.match(answer)) return;
    onSaved(draft);
    dispatch(toastShown({ kind: 'success', textKey: 'campaigns:config.saved' }));
  });
};

/** How fast campaigns are sent, and the variables of their messages. */
export const CampaignsConfigPage = () => {
  const { t } = useTranslation('campaigns');
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((state) => state.campaignSettings);
  const stored = useAppSelector(selectCampaignPace);
  const [draft, setDraft] = useState(UNCHANGED);
  const [typed, setTyped] = useState(NO_VARIABLE);
  const pace = { ...stored, ...draft };
  const { busy, submit } = useSettingsSave((saved) =>
    // What was changed during the save is still to be saved.
    setDraft((now) => (now === saved ? UNCHANGED : now)),
  );
  const load = useCallback(() => void dispatch(loadCampaignSettings()), [dispatch]);
  useLoadAfterGaps(load);
  const change = (part: Draft) => setDraft({ ...draft, ...part });
  const save = (): void => {
    // A variable that is typed and not added yet is meant too.
    const variables = withVariable(pace.variables, typed);
    const next = variables ? { ...draft, variables } : draft;
    setDraft(next);
    if (variables) setTyped(NO_VARIABLE);
    void submit(next);
  };
  return (
    <Page label={t('config.title')}>
      <PageHead title={t('config.title')}>
        {status === 'ready' && (
          <Button type="primary" loading={busy} disabled={busy} onClick={save}>
            {t('config.save')}
          </Button>
        )}
      </PageHead>
      <div className={styles.body}>
        {status === 'failed' && <ErrorState title={t('config.loadFailed')} onRetry={load} />}
        {(status === 'idle' || status === 'loading') && <SkeletonRows rows={4} height={80} shape="field" />}
        {status === 'ready' && (
          <>
            <Intervals pace={pace} onChange={change} />
            <Variables
              variables={pace.variables}
              onChange={(variables) => change({ variables })}
              typed={typed}
              onType={setTyped}
            />
          </>
        )}
      </div>
    </Page>
  );
};
