import { useRef, useState } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { Plus, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import type { ContactFormValues } from './contactForm';
import styles from '../contacts.module.css';

interface ExtraInfoPairProps {
  readonly index: number;
  /** A row just added takes the focus. */
  readonly focused: boolean;
  readonly onRemove: () => void;
}

/** Name and value of one piece of extra info; a value needs its name. */
const ExtraInfoPair = ({ index, focused, onRemove }: ExtraInfoPairProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const form = Form.useFormInstance<ContactFormValues>();
  const nameOfValue = {
    validator: (_: unknown, name: string | undefined) => {
      const value = form.getFieldValue(['extraInfo', index, 'value']) as string | undefined;
      return name?.trim() || !value?.trim() ? Promise.resolve() : Promise.reject(new Error(t('common:form.required')));
    },
  };
  return (
    <div className={styles.pair}>
      <Form.Item name={[index, 'id']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={[index, 'name']} validateTrigger="onSubmit" rules={[nameOfValue]}>
        <Input
          size="large"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focused}
          aria-label={t('dialog.extraName')}
          placeholder={t('dialog.extraName')}
        />
      </Form.Item>
      <Form.Item name={[index, 'value']}>
        <Input size="large" aria-label={t('dialog.extraValue')} placeholder={t('dialog.extraValue')} />
      </Form.Item>
      <IconButton icon={Trash2} className={styles.remove} label={t('dialog.removeExtra')} onClick={onRemove} />
    </div>
  );
};

/** The pairs of extra info, which can be added and removed. */
export const ExtraInfoFields = () => {
  const { t } = useTranslation(['contacts', 'common']);
  const addButton = useRef<HTMLButtonElement>(null);
  const [hasAdded, setHasAdded] = useState(false);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('dialog.extra')}</legend>
      <Form.List name="extraInfo">
        {(pairs, { add, remove }) => (
          <>
            {pairs.map(({ key, name: index }) => (
              <ExtraInfoPair
                key={key}
                index={index}
                focused={hasAdded && index === pairs.length - 1}
                onRemove={() => {
                  remove(index);
                  addButton.current?.focus();
                }}
              />
            ))}
            <Button
              ref={addButton}
              icon={<Plus size={15} />}
              onClick={() => {
                setHasAdded(true);
                add({});
              }}
            >
              {t('dialog.addExtra')}
            </Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
};
