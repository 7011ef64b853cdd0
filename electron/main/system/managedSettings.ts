import type { SettingsFile } from './settingsFile';
import { fixedServer, type DeployedSettings } from './deployedSettings';

/** The settings with the administrator's server in place of the user's; the file on disk keeps the user's. */
export const manageSettings = (own: SettingsFile, deployed: DeployedSettings | null): SettingsFile => {
  const server = deployed === null ? null : fixedServer(deployed);
  return server === null ? own : { get: () => ({ ...own.get(), server }), change: own.change };
};
