import { Button, Select } from 'antd';
import { useCallback, useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  changedPace,
  type CampaignPace,
  type CampaignPaceChanges,
  LONGER_INTERVALS,
  MESSAGE_INTERVALS,
} from '@/domain/company/campaigns';
import {
  changesDiscarded,
  changesSaved,
  intervalChanged,
  variableAdded,
} from '@/entities/company/campaignSettings/campaignChanges';
import {
  loadCampaignSettings,
  saveCampaignSettings,
  selectCampaignPace,
} from '@/entities/company/campaignSettings/campaignSettings';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { UnsavedNote } from '@/ui/form/UnsavedNote';
import { hasChanges } from '@/ui/form/hasChanges';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import styles from './CampaignsConfigPage.module.css';
import { isNothing, newVariable, Variables } from './Variables';

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
  readonly onChange: (part: CampaignPaceChanges['intervals']) => void;
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

/** Saves the settings 400 ms after the click and says so. */
const useSettingsSave = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useFormSubmit<CampaignPaceChanges>(null, async (changes) => {
    const answer = await dispatch(saveCampaignSettings(changedPace(selectCampaignPace(store.getState()), changes)));
    // A toast shows its failure.
    if (!saveCampaignSettings.fulfilled.match(answer)) return;
    dispatch(changesSaved(changes));
    dispatch(toastShown({ kind: 'success', textKey: 'campaigns:config.saved' }));
  });
};

/** How fast campaigns are sent, and the variables of their messages. */
export const CampaignsConfigPage = () => {
  const { t } = useTranslation('campaigns');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { status, load: reading } = useAppSelector((state) => state.campaignSettings);
  const stored = useAppSelector(selectCampaignPace);
  const { changes, typed } = useAppSelector((state) => state.campaignChanges);
  const pace = changedPace(stored, changes);
  const { busy, submit } = useSettingsSave();
  const load = useCallback(() => void dispatch(loadCampaignSettings()), [dispatch]);
  useLoadAfterGaps(load);
  const save = (): void => {
    // A variable that is typed and not added yet is meant too.
    const variable = newVariable(pace.variables, typed);
    if (variable) dispatch(variableAdded(variable));
    void submit(store.getState().campaignChanges.changes);
  };
  return (
    <Page label={t('config.title')}>
      <PageHead title={t('config.title')}>
        {status === 'ready' && (
          // What is known may be older than what is being read, and a save sends all of it.
          <Button type="primary" loading={busy} disabled={busy || reading !== null} onClick={save}>
            {t('config.save')}
          </Button>
        )}
      </PageHead>
      <div className={styles.body}>
        {status === 'failed' && <ErrorState title={t('config.loadFailed')} onRetry={load} />}
        {(status === 'idle' || status === 'loading') && <SkeletonRows rows={4} height={80} shape="field" />}
        {status === 'ready' && (
          <>
            <Intervals pace={pace} onChange={(part) => dispatch(intervalChanged(part))} />
            <Variables variables={pace.variables} typed={typed} />
            {(hasChanges(stored, pace) || !isNothing(typed)) && (
              <UnsavedNote onDiscard={() => dispatch(changesDiscarded())} />
            )}
          </>
        )}
      </div>
    </Page>
  );
};
