import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { selectAccessContext, selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import { DeniedPage } from './DeniedPage';
import { PageLoading } from './PageLoading';
import { PlanCheck } from './PlanCheck';
import { TICKETS, type AppRoute } from './routes';

/** Private pages: without a session they lead to /login. */
export const PrivateOnly = () =>
  useAppSelector(selectIsAuthenticated) ? <Outlet /> : <Navigate to="/login" replace />;

/** Public pages: with a session they lead to /. */
export const PublicOnly = () => {
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

/** A screen of the route table, when this user may open it; otherwise what its `denied` says. */
export const GuardedScreen = ({ route: { path, mayOpen, denied = 'absent', screen: Screen } }: GuardedScreenProps) => {
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
