import { app, powerMonitor, session } from 'electron';
import type { Alerts } from '../alerts/startAlerts';
import type { Choices } from '../system/choices';
import type { Language } from '../system/language';
import { handedLink, type LinkInbox } from '../system/links';
import type { Log } from '../system/log';
import type { SettingsFile } from '../system/settingsFile';
import { createStartAgain } from '../system/startAgain';
import { handleClose } from './closing';
import type { Ipc } from './ipc';
import type { PageFlush } from './pageFlush';
import { passEscapeOn } from './playerKeys';
import { askAboutHang, askToGiveUp } from './questions';
import type { QuitSequence } from './quitSequence';
import { recoverRenderer } from './rendererRecovery';
import { followSystemEnd } from './systemEnd';
import type { MainWindow } from './window';

interface Watched {
  readonly window: MainWindow;
  readonly settings: SettingsFile;
  readonly choices: Choices;
  readonly language: Language;
  readonly alerts: Alerts;
  readonly quit: QuitSequence;
  readonly flush: PageFlush;
  readonly push: Ipc['push'];
  readonly links: LinkInbox;
  readonly log: Log;
}

/** Handles what happens to the window: crashes, closing, the system's shutdown, focus, links and later starts. */
export const watchWindow = (parts: Watched): void => {
  const { window, settings, choices, language, alerts, quit, flush, push, links, log } = parts;
  const { browserWindow, open } = window;
  const { platform } = process;
  recoverRenderer({
    contents: browserWindow.webContents,
    askToReload: () => askAboutHang(window, language.words()),
    askToGiveUp: () => askToGiveUp(window, language.words()),
    giveUp: () => app.quit(),
    recovered: (reason) => push('diagnostics:recovered', reason),
    now: () => performance.now(),
    log,
  });
  passEscapeOn({
    contents: browserWindow.webContents,
    escaped: () => push('menu:command', { kind: 'escape' }),
  });
  handleClose({
    window: browserWindow,
    closeTo: () => choices.get().closeTo,
    platform,
    progress: quit.progress,
    quit: () => app.quit(),
    explain: (behaviour) => {
      if (settings.get().closeExplained) return;
      settings.change({ closeExplained: true });
      const { closedTitle, closedBody, minimizedBody } = language.words();
      // Where the window is minimised there may be no tray.
      alerts.notifications.tell(closedTitle, behaviour === 'tray' ? closedBody : minimizedBody);
    },
  });
  followSystemEnd({
    powerMonitor,
    window: browserWindow,
    platform,
    flush: () => {
      session.defaultSession.flushStorageData();
      void flush.request();
    },
    quit: quit.quitNow,
  });
  browserWindow.on('focus', () => push('window:focus-changed', true));
  browserWindow.on('blur', () => push('window:focus-changed', false));
  links.follow((target) => {
    open();
    push('links:opened', target);
  });
  const startAgain = createStartAgain({ app, process });
  app.on('second-instance', (_event, argv, _folder, handed) => {
    if (quit.isEnding()) startAgain(handedLink(handed, argv));
    else open();
  });
  app.on('activate', open);
};
