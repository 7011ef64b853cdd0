import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  isSwitchSetting,
  SETTING_VALUES,
  settingChoices,
  settingDefault,
  type ChoiceSetting,
} from '@/domain/companySettings';
import { useAppSelector } from '@/store/hooks';
import { OptionRow } from './OptionRow';
import { useSettingSave } from './useSettingSave';

interface ChoiceRowProps {
  readonly name: ChoiceSetting;
}

/** An option: a switch for yes or no, else a list of values; one that is not known here is shown as it is. */
export const ChoiceRow = ({ name }: ChoiceRowProps) => {
  const { t } = useTranslation('settings');
  const stored = useAppSelector(({ session }) => session.settings[name]) || settingDefault(name);
  const { pending, failed, save } = useSettingSave(name);
  const known: readonly string[] = SETTING_VALUES[name];
  const nameOf = (value: string): string =>
    known.includes(value) ? t(`values.${value as (typeof SETTING_VALUES)[ChoiceSetting][number]}`) : value;
  const shown = pending ?? stored;
  const isRisky = name === 'chatBotType' && (shown === 'button' || shown === 'list');
  return (
    <OptionRow
      label={t(`options.${name}.label`)}
      hint={t(`options.${name}.hint`)}
      warning={isRisky ? t('options.chatBotType.warning') : undefined}
      failed={failed}
    >
      {(names) =>
        isSwitchSetting(name, stored) ? (
          <Switch
            {...names}
            checked={shown === 'enabled'}
            loading={pending !== null}
            onChange={(on) => void save(on ? 'enabled' : 'disabled')}
          />
        ) : (
          <Select
            {...names}
            value={shown}
            loading={pending !== null}
            disabled={pending !== null}
            onChange={(value) => void save(value)}
            options={settingChoices(name, stored).map((value) => ({ value, label: nameOf(value) }))}
          />
        )
      }
    </OptionRow>
  );
};
