import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusComposer } from '../shared/focusComposer';
import styles from './SkipLinks.module.css';

const focusList = () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();

/** The first two stops of the Tab key, before menu and top bar: to the list, and to the text box. */
export const SkipLinks = () => {
  const { t } = useTranslation('tickets');
  const [place] = useState(() => document.createElement('nav'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => place.setAttribute('aria-label', t('skip.region')), [place, t]);
  return createPortal(
    <>
      <button type="button" className={styles.skip} onClick={focusList}>
        {t('skip.list')}
      </button>
      <button type="button" className={styles.skip} onClick={focusComposer}>
        {t('skip.message')}
      </button>
    </>,
    place,
  );
};
