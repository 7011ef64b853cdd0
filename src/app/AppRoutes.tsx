import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from '@/features/auth/LoginPage';
import { useAppSelector } from '@/store/hooks';
import { lazyScreen } from './lazyScreen';
import { RestoreScreen } from './RestoreScreen';
import { GuardedScreen, PrivateOnly, PublicOnly } from './RouteGuard';
import { routes } from './routes';
import { Shell } from './shell/Shell';

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
