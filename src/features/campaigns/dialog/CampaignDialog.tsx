import { Button, Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import {
  campaignEditing,
  type CampaignEditing,
  campaignLocksAt,
  mayCancelCampaign,
  mayRestartCampaign,
} from '@/domain/company/campaigns';
import { loadCampaignSettings, selectCampaignPace } from '@/entities/company/campaignSettings/campaignSettings';
import { loadCampaign } from '@/entities/company/campaigns/campaignThunks';
import { campaigns, loadCampaignChoices, selectCampaignChoices } from '@/entities/company/campaigns/campaigns';
import { dayAndTime } from '@/lib/moments';
import type { Campaign } from '@/protocol/records/campaigns';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { FileChoice } from '@/ui/form/FileChoice';
import { hasChanges } from '@/ui/form/hasChanges';
import { UnsentChanges } from '@/ui/form/UnsentChanges';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { useEditorForm } from '@/ui/form/useRecordEditor';
import { Info, TriangleAlert } from '@/ui/icons';
import { useAsync } from '@/ui/useAsync';
import { useReloadAfterGaps } from '@/ui/useLoadAfterGaps';
import { CampaignStatus } from '../CampaignStatus';
import { useCampaignActions } from '../useCampaignActions';
import styles from './CampaignDialog.module.css';
import { CampaignFields } from './CampaignFields';
import { CampaignMessages } from './CampaignMessages';
import { campaignChanges } from './campaignFacts';
import { LockableField } from './LockableField';
import { type CampaignValues, missingIn, valuesOf, withMessagesOf } from './campaignForm';
import { useCampaignSave } from './useCampaignSave';

interface CampaignNoticesProps {
  readonly campaign: Campaign | null;
  readonly editing: CampaignEditing;
  /** What it lacks to be sent. */
  readonly missing: ReturnType<typeof missingIn>;
  /** What the server stored differently than intended. */
  readonly warnings: readonly string[];
}

/** How long the campaign can be changed, what it lacks, and what was stored differently than intended. */
const CampaignNotices = ({ campaign, editing, missing, warnings }: CampaignNoticesProps) => {
  const { t } = useTranslation('campaigns');
  const locksAt = campaign && editing === 'all' ? campaignLocksAt(campaign) : null;
  return (
    <>
      {locksAt !== null && (
        <p className={styles.note}>
          <Info size={15} /> {t('dialog.locksAt', { time: dayAndTime(locksAt) })}
        </p>
      )}
      {editing === 'messages' && (
        <p className={styles.note}>
          <Info size={15} /> {t('dialog.cancelled')}
        </p>
      )}
      <output>
        {missing.map((part) => (
          <span key={part} className={styles.warning}>
            <TriangleAlert size={15} /> {t(`dialog.missing.${part}`)}
          </span>
        ))}
      </output>
      <div role="alert">
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <TriangleAlert size={15} /> {warning}
          </p>
        ))}
      </div>
    </>
  );
};

/** A sleeping computer stretches timers, so the time is looked at once a minute at least, ms. */
const LONGEST_WAIT_MS = 60_000;

/** What can be changed: a dialog that is open closes its fields one hour before the campaign. `look` says whether that still holds. */
const useCampaignEditing = (campaign: Campaign | null) => {
  const [now, setNow] = useState(() => Date.now());
  const locksAt = campaign && campaignLocksAt(campaign);
  useEffect(() => {
    if (locksAt === null || now >= locksAt) return undefined;
    const wait = Math.min(Math.max(locksAt - Date.now(), 0), LONGEST_WAIT_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [locksAt, now]);
  const editingAt = (time: number): CampaignEditing => (campaign ? campaignEditing(campaign, time) : 'all');
  const editing = editingAt(now);
  const look = (): boolean => {
    const time = Date.now();
    setNow(time);
    return editingAt(time) === editing;
  };
  return { editing, look };
};

/**
 * The campaign, read with the choices of its fields, and again after a gap, in which a colleague may have saved it. One that the server
 * does not have is a failure too.
 */
const useCampaignToEdit = (campaignId: number | null) => {
  const dispatch = useAppDispatch();
  const ask = useCallback(async () => {
    const [campaign] = await Promise.all([
      campaignId === null ? null : dispatch(loadCampaign(campaignId)).unwrap(),
      dispatch(loadCampaignChoices()).unwrap(),
      // Without them only the custom variables are not offered.
      dispatch(loadCampaignSettings()),
    ]);
    if (campaignId !== null && campaign === null) throw new Error('The campaign cannot be read');
    return { campaign };
  }, [campaignId, dispatch]);
  const answer = useAsync(ask);
  useReloadAfterGaps(answer.reload);
  return answer;
};

interface CampaignDialogProps {
  /** Null creates a campaign. */
  readonly campaignId: number | null;
  readonly onClose: () => void;
}

/** Creates a campaign, or shows one that is read first and changes what its state allows. */
export const CampaignDialog = ({ campaignId, onClose }: CampaignDialogProps) => {
  const { t } = useTranslation(['campaigns', 'common']);
  const { variables } = useAppSelector(selectCampaignPace);
  const choices = useAppSelector(selectCampaignChoices);
  const { status, isGone, value: loaded, reload } = useCampaignToEdit(campaignId);
  // Its state may change while the dialog is open.
  const campaign = useAppSelector((state) => (campaignId === null ? null : campaigns.selectById(state, campaignId)));
  const current = campaign ?? null;
  const followed = useFollowedRecord(campaigns, campaignId, loaded?.campaign ?? null);
  const { editing, look } = useCampaignEditing(current);
  const { save, warnings, kept } = useCampaignSave(campaignId, current);
  const actions = useCampaignActions();
  const confirm = useConfirm();
  const locked = editing !== 'all';
  const onlyMessages = editing === 'messages';
  const stored = locked && current ? valuesOf(current) : null;
  const editor = useEditorForm<CampaignValues>({
    saved: loaded && (kept ?? valuesOf(followed)),
    follows: true,
    save: async (values, form) =>
      look() ? save(onlyMessages && stored ? withMessagesOf(stored, values) : values, form) : 'stay',
    onClose,
    savedKey: 'campaigns:toasts.saved',
  });
  const { saved } = editor;
  const typed = Form.useWatch([], { form: editor.form, preserve: true }) as CampaignValues | undefined;
  // The fields keep what was typed although they are gone: a campaign that is cancelled opens them again.
  const closed = saved && typed && locked ? (onlyMessages ? withMessagesOf(typed, saved) : typed) : null;
  const lost = saved && closed && hasChanges(saved, closed) ? closed : null;
  /** The server sends what is stored, so changes that are not saved yet would stay behind. */
  const restart = async (id: number): Promise<void> => {
    const question = {
      title: t('dialog.restartTitle'),
      message: t('dialog.restartMessage'),
      confirmLabel: t('page.restart'),
    };
    const isChanged = saved !== null && hasChanges(saved, editor.form.getFieldsValue(true));
    if (!isChanged || (await confirm(question))) await actions.restart(id);
  };
  return (
    <EditorDialog
      {...editor}
      kept={`campaigns#${campaignId ?? 'new'}`}
      title={t(campaignId === null ? 'dialog.create' : editing === 'nothing' ? 'dialog.view' : 'dialog.edit')}
      status={current && <CampaignStatus status={current.status} />}
      failed={status === 'failed' ? { title: t('dialog.loadFailed'), isGone, onRetry: reload } : undefined}
      readOnly={editing === 'nothing'}
      unsaved={lost !== null}
      width={900}
      secondary={
        <>
          {current && mayCancelCampaign(current) && (
            <Button danger type="text" loading={actions.busy} onClick={() => void actions.stop(current.id)}>
              {t('dialog.stop')}
            </Button>
          )}
          {current && mayRestartCampaign(current) && (
            <Button type="text" loading={actions.busy} onClick={() => void restart(current.id)}>
              {t('dialog.restart')}
            </Button>
          )}
        </>
      }
    >
      {loaded && (
        <>
          <CampaignFields choices={choices} locked={locked} stored={stored} />
          <CampaignMessages
            variables={variables}
            locked={editing === 'nothing'}
            stored={onlyMessages ? null : stored}
          />
          <LockableField
            name="file"
            label={t('dialog.file')}
            locked={locked}
            fact={(stored ?? valuesOf(followed)).file?.name ?? ''}
          >
            <FileChoice label={t('dialog.file')} chooseLabel={t('dialog.chooseFile')} />
          </LockableField>
          {lost && saved && (
            <UnsentChanges reason={t('dialog.unsaved')} changes={campaignChanges(saved, lost, choices, t)} />
          )}
          <CampaignNotices
            campaign={current}
            editing={editing}
            missing={typed && !locked ? missingIn(typed) : []}
            warnings={warnings}
          />
        </>
      )}
    </EditorDialog>
  );
};
