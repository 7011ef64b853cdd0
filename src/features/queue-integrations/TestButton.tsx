import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { IntegrationToTest } from '@/api/queueIntegrations';
import { isAbsentEndpoint } from '@/protocol/errors';
import { testIntegration } from '@/entities/queueIntegrations/testIntegration';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import styles from './TestButton.module.css';

interface TestButtonProps {
  readonly fields: () => IntegrationToTest;
}

type Outcome = 'untested' | 'absent' | 'failed';

/** Lets the server try what stands in the form; says beside itself where that failed or cannot be done. */
export const TestButton = ({ fields }: TestButtonProps) => {
  const { t } = useTranslation('queueIntegrations');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('untested');
  const test = async () => {
    setBusy(true);
    setOutcome('untested');
    const answer = await dispatch(testIntegration(fields()));
    setBusy(false);
    if (testIntegration.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'queueIntegrations:toasts.tested' }));
    } else setOutcome(isAbsentEndpoint(answer.error) ? 'absent' : 'failed');
  };
  return (
    <span className={styles.test}>
      <Button loading={busy} disabled={busy || outcome === 'absent'} onClick={() => void test()}>
        {t('test.run')}
      </Button>
      <output className={styles.outcome}>{outcome !== 'untested' && t(`test.${outcome}`)}</output>
    </span>
  );
};
