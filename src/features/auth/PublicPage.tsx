import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { DemoStrip } from '@/ui/feedback/DemoStrip';
import styles from './auth.module.css';
import { PublicFrame } from './PublicFrame';
import { ServerLine } from './server/ServerLine';
import { useSurroundings } from './server/useSurroundings';

interface PublicPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: (isDemo: boolean) => ReactNode;
}

/** A page beside the login, for the server that is in use; without one the login page asks for it first. */
export const PublicPage = ({ title, subtitle, children }: PublicPageProps) => {
  const { surroundings } = useSurroundings();
  if (!surroundings) return null;
  const { server, appVersion } = surroundings;
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
