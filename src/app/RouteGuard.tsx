import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { selectAccessContext, selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { useAppSelector } from '@/store/hooks';
import type { AppRoute } from './routes';

/** Private pages: without a session they lead to /login (ROUTE-02). */
export const PrivateOnly = () =>
  useAppSelector(selectIsAuthenticated) ? <Outlet /> : <Navigate to="/login" replace />;

/** Public pages: with a session they lead to / (ROUTE-03). */
export const PublicOnly = () => (useAppSelector(selectIsAuthenticated) ? <Navigate to="/" replace /> : <Outlet />);

interface GuardedScreenProps {
  readonly route: AppRoute;
}

/** A screen of the route table, when this user may open it. */
export const GuardedScreen = ({ route: { mayOpen, screen: Screen } }: GuardedScreenProps) => {
  const allowed = mayOpen(useAppSelector(selectAccessContext));
  if (!allowed) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  );
};
