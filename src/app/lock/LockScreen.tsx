/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a dialog element would be rendered by the browser's own rules */
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { MOST_TRIES } from '@/domain/device/lock';
import { readTouch, unlock, unlockByTouch, type UnlockResult } from '@/entities/device/lock/lock';
import { selectUser } from '@/entities/session/sessionSelectors';
import { useSignOut } from '@/features/auth/useSignOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PasswordInput } from '@/ui/form/hiddenInputs';
import { Fingerprint, Lock } from '@/ui/icons';
import { useRead } from '@/ui/useAsync';
import { DemoMark } from '../DemoMark';
import styles from './LockScreen.module.css';
import { lockRoot } from './lockRoot';

/** Unlocks by fingerprint, where the computer can. */
const TouchButton = () => {
  const { t } = useTranslation('lock');
  const dispatch = useAppDispatch();
  const { value: hasTouch } = useRead(readTouch);
  if (hasTouch !== true) return null;
  return (
    <Button
      size="large"
      block
      icon={<Fingerprint size={17} />}
      onClick={() => void dispatch(unlockByTouch(t('touchReason')))}
    >
      {t('touch')}
    </Button>
  );
};

/** Why the window stays locked, and how many tries are left. */
const Refused = ({ result }: { readonly result: UnlockResult | null }) => {
  const { t } = useTranslation('lock');
  const tries = useAppSelector(({ lock }) => lock.tries);
  if (result !== 'wrong' && result !== 'unanswered') return null;
  return (
    <p role="alert" className={styles.refused}>
      {result === 'wrong' ? t('wrong', { count: MOST_TRIES - tries }) : t('unanswered')}
    </p>
  );
};

/** The only content of a locked window: whose session it is, that it is a demo, and the password to unlock it. */
export const LockScreen = () => {
  const { t } = useTranslation(['lock', 'shell']);
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const signOut = useSignOut(lockRoot);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<UnlockResult | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || password === '') return;
    setBusy(true);
    const answer = await dispatch(unlock(password));
    setBusy(false);
    // A password typed while the last one was being checked stays.
    setPassword((typed) => (typed === password ? '' : typed));
    setResult(unlock.fulfilled.match(answer) ? answer.payload : 'unanswered');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.screen} role="dialog" aria-modal="true" aria-labelledby="lock-title">
      <DemoMark />
      <div className={styles.middle}>
        <form ref={form} className={styles.card} onSubmit={(event) => void submit(event)}>
          <Lock size={28} className={styles.sign} />
          <h1 id="lock-title" className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.user}>{user?.name}</p>
          <label className={styles.label} htmlFor="lock-password">
            {t('password')}
          </label>
          <PasswordInput
            id="lock-password"
            autoComplete="current-password"
            value={password}
            status={result === 'wrong' ? 'error' : ''}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Refused result={result} />
          <Button type="primary" size="large" htmlType="submit" block loading={busy} disabled={password === ''}>
            {t('unlock')}
          </Button>
          <TouchButton />
          <Button type="link" onClick={() => void signOut()}>
            {t('shell:user.signOut')}
          </Button>
          <p className={styles.hint}>{t('hint', { most: MOST_TRIES })}</p>
        </form>
      </div>
    </div>
  );
};
