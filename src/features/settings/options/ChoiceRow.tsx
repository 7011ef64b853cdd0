import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SETTING_VALUES, settingChoices, settingDefault, type ChoiceSetting } from '@/domain/companySettings';
import { useAppSelector } from '@/store/hooks';
import { OptionRow } from './OptionRow';
import { useSettingSave } from './useSettingSave';

interface ChoiceRowProps {
  readonly name: ChoiceSetting;
}

/** An option with a list of values; one that is not known here is shown as it is (SET-09). */
export const ChoiceRow = ({ name }: ChoiceRowProps) => {
  const { t } = useTranslation('settings');
  const stored = useAppSelector(({ session }) => session.settings[name]) || settingDefault(name);
  const { pending, failed, save } = useSettingSave(name);
  const known: readonly string[] = SETTING_VALUES[name];
  const nameOf = (value: string): string =>
    known.includes(value) ? t(`values.${value as (typeof SETTING_VALUES)[ChoiceSetting][number]}`) : value;
  return (
    <OptionRow label={t(`options.${name}.label`)} hint={t(`options.${name}.hint`)} failed={failed}>
      {(names) => (
        <Select
          {...names}
          value={pending ?? stored}
          loading={pending !== null}
          disabled={pending !== null}
          onChange={(value) => void save(value)}
          options={settingChoices(name, stored).map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
    </OptionRow>
  );
};
