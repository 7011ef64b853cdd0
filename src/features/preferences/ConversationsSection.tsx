import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { preferencesChanged } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SettingRow } from './SettingRow';
import { WaitingRow } from './WaitingRow';

/** How messages are sent, what follows a finished ticket, and when a wait is long. */
export const ConversationsSection = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const { sendKey, opensNext } = useAppSelector((state) => state.preferences);
  return (
    <>
      <SettingRow label={t('conversations.enterSends')} hint={t('conversations.enterSendsHint')}>
        {(names) => (
          <Switch
            {...names}
            checked={sendKey === 'enter'}
            onChange={(on) => dispatch(preferencesChanged({ sendKey: on ? 'enter' : 'shiftEnter' }))}
          />
        )}
      </SettingRow>
      <SettingRow label={t('conversations.opensNext')} hint={t('conversations.opensNextHint')}>
        {(names) => (
          <Switch {...names} checked={opensNext} onChange={(on) => dispatch(preferencesChanged({ opensNext: on }))} />
        )}
      </SettingRow>
      <WaitingRow />
    </>
  );
};
