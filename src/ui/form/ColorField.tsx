import type { ComponentProps } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './form.module.css';
import { Field } from './Field';

type ColorFieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'rules'> & {
  /** Also accepts formats other than `#RRGGBB`, if `rules` do. */
  readonly anyForm?: boolean;
};

interface ColorInputProps extends Pick<ComponentProps<typeof Input>, 'id' | 'aria-invalid' | 'aria-describedby'> {
  readonly value?: string;
  readonly onChange?: (color: string) => void;
}

const HEX = /^#[\da-f]{6}$/i;
const FALLBACK = '#a4cccc';

const ColorInput = ({ value = '', onChange, ...input }: ColorInputProps) => {
  const { t } = useTranslation('common');
  return (
    <span className={styles.color}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('form.pickColor')}
        data-empty={HEX.test(value) ? undefined : true}
        value={HEX.test(value) ? value : FALLBACK}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Input
        {...input}
        size="large"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
      />
    </span>
  );
};

/** A colour in a form, `#RRGGBB`: picked or typed. */
export const ColorField = ({ rules, anyForm = false, ...field }: ColorFieldProps) => {
  const { t } = useTranslation('common');
  const form = { pattern: HEX, message: t('form.invalidColor') };
  return (
    <Field {...field} rules={anyForm ? rules : [...(rules ?? []), form]}>
      <ColorInput />
    </Field>
  );
};
