import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { DemoStrip } from '@/ui/feedback/Strip';
import styles from './auth.module.css';
import { PublicFrame } from './PublicFrame';
import { ServerLine } from './server/ServerLine';
import { useLoginEnvironment } from './server/useLoginEnvironment';

interface PublicPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: (isDemo: boolean) => ReactNode;
}

/** A page beside the login, for the server that is in use; without one the login page asks for it first. */
export const PublicPage = ({ title, subtitle, children }: PublicPageProps) => {
  const { environment } = useLoginEnvironment();
  if (!environment) return null;
  const { server, appVersion } = environment;
  if (!server.current) return <Navigate to="/login" replace />;
  const isDemo = server.current.kind === 'demo';
  return (
    <PublicFrame notice={isDemo && <DemoStrip />} appVersion={appVersion}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <ServerLine server={server.current} />
      {children(isDemo)}
    </PublicFrame>
  );
};
