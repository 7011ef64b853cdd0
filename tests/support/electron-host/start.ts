/** First file of the host process: dresses Node up as Electron, then runs the app's main bundle. */
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { answerFor } from './answerFor';
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
  Object.assign(process, { type: 'browser', defaultApp: true, resourcesPath: settings.appPath });
  process.argv = [process.execPath, settings.appPath, ...settings.args];
};

/** Sends `import 'electron'` here instead of to the package, which would start a download. */
const takeElectronsPlace = (): void => {
  const host = JSON.stringify(new URL('./electron.mjs', import.meta.url).href);
  const hook = `export const resolve = (name, context, next) =>
    name === 'electron' ? { url: ${host}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
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
