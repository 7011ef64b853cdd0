import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';
import { Mail } from '@/ui/icons';
import styles from './DemoMailbox.module.css';
import { openDemoMailbox } from './mailboxThunk';

/** In the demo workspace no mail leaves the computer: this leads to where it lands. */
export const DemoMailbox = () => {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  return (
    <Button
      type="link"
      className={styles.link}
      icon={<Mail size={15} />}
      onClick={() => void dispatch(openDemoMailbox(language))}
    >
      {t('password.mailbox')}
    </Button>
  );
};
