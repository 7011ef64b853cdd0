import { Button } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { DENIED_REDIRECT_MS } from '@/domain/limits';
import { loadOwnPlan } from '@/entities/session/sessionDetails';
import { selectAccessContext, selectIsAuthenticated, selectPlanStatus } from '@/entities/session/sessionSelectors';
import { LoginPage } from '@/features/auth/LoginPage';
import { useSignOut } from '@/features/auth/useSignOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useDelayed } from '@/ui/feedback/useDelayed';
import { Mark } from '@/ui/layout/Mark';
import { useNavigate } from '@/ui/navigation';
import styles from './AppRoutes.module.css';
import { LeaveGuard } from './LeaveGuard';
import { lazyScreen } from './lazyScreen';
import type { Navigator } from './navigator';
import { type AppRoute, routes, TICKETS } from './routes';
import { Shell } from './shell/Shell';
import { WholeScreen } from './WholeScreen';

/** Replaces a page that the plan or the role does not allow: says so at once and goes home a second later. */
const DeniedPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => void dispatch(toastShown({ kind: 'error', textKey: 'notices:pageDenied' })), [dispatch]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), DENIED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
};

/** Replaces a page while its code is loading or the user's right to see it is being checked. */
const PageLoading = () => (
  <div className={styles.page}>
    <SkeletonRows rows={8} height={52} />
  </div>
);

/** Replaces a page that needs a feature of the plan: only an answered lookup can refuse the page. */
const PlanCheck = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectPlanStatus);
  const companyId = useAppSelector((state) => state.session.user?.companyId);
  if (status === 'ready' || companyId === undefined) return <DeniedPage />;
  if (status !== 'failed') return <PageLoading />;
  return <ErrorState alone title={t('denied.loadFailed')} onRetry={() => void dispatch(loadOwnPlan(companyId))} />;
};

interface NavigatorProps {
  readonly navigator: Navigator;
}

/** Private pages: without a session they redirect to /login. Listeners navigate once one is mounted, so not before the login page left. */
const PrivateOnly = ({ navigator }: NavigatorProps) =>
  useAppSelector(selectIsAuthenticated) ? (
    <LeaveGuard navigator={navigator}>
      <Outlet />
    </LeaveGuard>
  ) : (
    <Navigate to="/login" replace />
  );

/** Public pages: with a session they redirect to /. */
const PublicOnly = () => {
  if (useAppSelector(selectIsAuthenticated)) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
};

interface GuardedScreenProps {
  readonly route: AppRoute;
}

/** A screen of the route table if this user may open it; otherwise what its `denied` says. */
const GuardedScreen = ({ route: { path, mayOpen, denied = 'absent', screen: Screen } }: GuardedScreenProps) => {
  const isOpen = mayOpen(useAppSelector(selectAccessContext));
  if (!isOpen) {
    if (denied === 'absent') return <Navigate to={path === '/' ? TICKETS : '/'} replace />;
    return denied === 'plan' ? <PlanCheck /> : <DeniedPage />;
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <Screen />
    </Suspense>
  );
};

/** A restore shorter than this shows nothing, ms. */
const QUIET_MS = 150;

/** Shown while the last session is restored. The user can leave a server that does not answer. */
const RestoreScreen = () => {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const isWaiting = useAppSelector((state) => state.session.nextTryAt !== null);
  // A later try may also take long to fail, so what the first failure showed stays.
  const [hasWaited, setWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setWaited(true);
  const isSlow = useDelayed(QUIET_MS);
  if (!isSlow) return null;
  return (
    <WholeScreen>
      <Mark size={48} />
      <h1 className={styles.text}>
        <output>{t(hasWaited ? 'restore.reconnecting' : 'restore.opening')}</output>
      </h1>
      {hasWaited && <Button onClick={() => void signOut()}>{t('user.signOut')}</Button>}
    </WholeScreen>
  );
};

const SignUpPage = lazyScreen(() => import('@/features/auth/signup/SignUpPage'), 'SignUpPage');
const ForgotPasswordPage = lazyScreen(
  () => import('@/features/auth/password/ForgotPasswordPage'),
  'ForgotPasswordPage',
);

/** The table of all pages: three public ones, the private ones of the route table, and home for any other address. */
export const pagesOf = (navigator: Navigator): RouteObject[] => [
  {
    element: <PublicOnly />,
    children: [
      { path: '/login', element: <LoginPage /> },
      { path: '/signup', element: <SignUpPage /> },
      { path: '/forgetpsw', element: <ForgotPasswordPage /> },
    ],
  },
  {
    element: <PrivateOnly navigator={navigator} />,
    children: [
      {
        element: <Shell />,
        children: routes.map((route) => ({
          path: route.path,
          element: <GuardedScreen key={route.path} route={route} />,
        })),
      },
    ],
  },
  { path: '*', element: <Navigate to="/" replace /> },
];

/** The page of the address. The table of pages stays the same, so that an address renders only what asks for it. */
const Pages = ({ navigator }: NavigatorProps) => useRoutes(useMemo(() => pagesOf(navigator), [navigator]));

/** Maps an address to its page. Shows no page while the last session is still being restored. */
export const AppRoutes = ({ navigator }: NavigatorProps) => {
  const isRestoring = useAppSelector((state) => state.session.status === 'restoring');
  return isRestoring ? <RestoreScreen /> : <Pages navigator={navigator} />;
};
