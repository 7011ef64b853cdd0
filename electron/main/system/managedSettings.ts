import type { SettingsFile } from './settingsFile';
import { fixedServer, type DeployedSettings } from './deployedSettings';

/** The settings file with the administrator's server over the person's own; what is kept on disk stays theirs. */
export const manageSettings = (own: SettingsFile, deployed: DeployedSettings | null): SettingsFile => {
  const server = deployed === null ? null : fixedServer(deployed);
  return server === null ? own : { get: () => ({ ...own.get(), server }), change: own.change };
};
