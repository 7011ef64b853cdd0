import type { SettingsFile } from './settingsFile';
import type { Settings } from './settingsSchema';
import { fixedServer, type DeployedSettings } from './deployedSettings';

/**
 * The settings with the administrator's server in place of the user's, and without the demo workspace where it is hidden: who was in it
 * begins with the choice of a server. The file on disk keeps the user's.
 */
export const manageSettings = (own: SettingsFile, deployed: DeployedSettings | null): SettingsFile => {
  if (deployed === null) return own;
  const fixed = fixedServer(deployed);
  if (fixed !== null) return { get: () => ({ ...own.get(), server: fixed }), change: own.change };
  if (!deployed.hideDemo) return own;
  const allowed = (settings: Settings): Settings =>
    settings.server?.kind === 'demo' ? { ...settings, server: null } : settings;
  return { get: () => allowed(own.get()), change: own.change };
};
