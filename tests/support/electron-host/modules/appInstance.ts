import { BEFORE_READY, HostApp } from './app';
import { settings, windows } from './running';
import { onSessionCreated, session } from './session';

/** The one `app` of this host process. */
export const app = new HostApp(settings, windows);

onSessionCreated((created) => app.emit('session-created', created));
app.once(BEFORE_READY, () => app.emit('session-created', session.defaultSession));
