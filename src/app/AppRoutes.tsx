import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { signOut } from '@/entities/session/signOut';
import { LoginPage } from '@/features/auth/LoginPage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDelayed } from '@/ui/feedback/useDelayed';
import { Mark } from '@/ui/layout/Mark';
import styles from './AppRoutes.module.css';
import { GuardedScreen, PrivateOnly, PublicOnly } from './RouteGuard';
import { lazyScreen } from './lazyScreen';
import { routes } from './routes';
import { Shell } from './shell/Shell';

/** A quick restore shows nothing at all. */
const QUIET_MS = 150;

/** Shown while the last session is restored. The user can leave a server that does not answer. */
const RestoreScreen = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const isWaiting = useAppSelector((state) => state.session.nextTryAt !== null);
  const isSlow = useDelayed(QUIET_MS);
  if (!isSlow) return null;
  return (
    <main className={styles.screen}>
      <Mark size={48} />
      <output className={styles.text}>{t(isWaiting ? 'restore.reconnecting' : 'restore.opening')}</output>
      {isWaiting && <Button onClick={() => void dispatch(signOut())}>{t('user.signOut')}</Button>}
    </main>
  );
};

const SignUpPage = lazyScreen(() => import('@/features/auth/signup/SignUpPage'), 'SignUpPage');
const ForgotPasswordPage = lazyScreen(
  () => import('@/features/auth/password/ForgotPasswordPage'),
  'ForgotPasswordPage',
);

/** Maps an address to its page. Shows no page while the last session is still being restored. */
export const AppRoutes = () => {
  const isRestoring = useAppSelector((state) => state.session.status === 'restoring');
  if (isRestoring) return <RestoreScreen />;
  return (
    <Routes>
      <Route element={<PublicOnly />}>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/forgetpsw" element={<ForgotPasswordPage />} />
      </Route>
      <Route element={<PrivateOnly />}>
        <Route element={<Shell />}>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<GuardedScreen key={route.path} route={route} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
};
