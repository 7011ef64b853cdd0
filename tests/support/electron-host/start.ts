/** First file of the host process: makes Node look like Electron, then runs the app's main bundle. */
import Module, { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { answerFor } from './answerFor';
import electron from './electron';
import { app } from './modules/appInstance';
import { answerDriver, tellDriver } from './modules/driver';
import { settings } from './modules/running';
import { startProxy } from './network/proxy';
import { VERSIONS } from './settings';

/** Makes the process look like Electron's main process on the wanted system. */
const dressUp = (): void => {
  const versions = Object.freeze({ ...process.versions, ...VERSIONS });
  Object.defineProperty(process, 'versions', { value: versions, configurable: true });
  Object.defineProperty(process, 'platform', { value: settings.platform, configurable: true });
  const { appPath, resources, args } = settings;
  // An installed app is its own program: without `defaultApp`, and without its path in the command line.
  const facts = resources === null ? { defaultApp: true, resourcesPath: appPath } : { resourcesPath: resources };
  Object.assign(process, { type: 'browser', ...facts });
  process.argv = [process.execPath, ...(resources === null ? [appPath] : []), ...args];
};

type Load = (name: string, ...rest: unknown[]) => unknown;

/** Redirects `import` and `require` of `electron` to the host, since the package would start a download. */
const takeElectronsPlace = (): void => {
  const host = JSON.stringify(new URL('./electron.mjs', import.meta.url).href);
  const hook = `export const resolve = (name, context, next) =>
    name === 'electron' ? { url: ${host}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  // Import hooks do not affect `require`, which bundled packages use.
  const load = Reflect.get(Module, '_load') as Load;
  const loadHere: Load = (name, ...rest) => (name === 'electron' ? electron : load(name, ...rest));
  Reflect.set(Module, '_load', loadHere);
};

dressUp();
takeElectronsPlace();
answerDriver(answerFor);
process.on('disconnect', () => process.exit(0));
// Electron's main process only warns.
process.on('unhandledRejection', (error) => console.error('UnhandledPromiseRejectionWarning:', error));

tellDriver('network:ready', await startProxy());
await import(pathToFileURL(settings.spy).href);
await import(pathToFileURL(settings.main).href);
app.becomeReady();
