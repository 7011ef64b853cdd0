export const DEV_DEMO_PORT: number;
export interface RunningDemoServer {
  readonly url: string;
  readonly exited: Promise<number | null>;
  readonly stop: (signal?: NodeJS.Signals) => void;
}
export function startDemoServer(options?: {
  port?: number;
  dataDir?: string;
  serveRenderer?: boolean;
  extra?: string[];
  flags?: readonly string[];
}): Promise<RunningDemoServer>;
