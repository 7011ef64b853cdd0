import type { SystemBridge } from '@/bridge/system';
import { hear, invoke } from './channels';

/** The system part of the bridge, see `src/bridge/system.ts`. */
export const createSystem = (): SystemBridge => ({
  state: () => invoke('system:state'),
  change: (choices) => invoke('system:change', choices),
  chooseDownloadFolder: () => invoke('system:choose-download-folder'),
  setLanguage: (spoken) => invoke('system:set-language', spoken),
  links: { onOpened: hear('links:opened') },
  menu: { onCommand: hear('menu:command'), show: (x, y) => invoke('system:show-menu', x, y) },
  downloads: {
    start: (address) => invoke('downloads:start', address),
    cancel: (id) => invoke('downloads:cancel', id),
    reveal: (id) => invoke('downloads:reveal', id),
    onChanged: hear('downloads:changed'),
  },
  print: (html) => invoke('system:print', html),
  proxy: {
    onAsked: hear('proxy:asked'),
    answer: (id, account) => invoke('proxy:answer', id, account),
  },
  updates: {
    state: () => invoke('updates:state'),
    check: () => invoke('updates:check'),
    install: () => invoke('updates:install'),
    onChanged: hear('updates:changed'),
  },
  diagnostics: {
    read: () => invoke('diagnostics:read'),
    note: (note) => invoke('diagnostics:note', note),
    onRecovered: hear('diagnostics:recovered'),
  },
  touch: {
    isOffered: () => invoke('touch:is-offered'),
    ask: (reason) => invoke('touch:ask', reason),
  },
  storage: {
    usage: () => invoke('storage:usage'),
    clear: (store) => invoke('storage:clear', store),
  },
});

/** What an administrator allows. Main passes it as arguments, so that the page knows before its first call. */
export const serverCapabilities = (argv: readonly string[]) => ({
  chooseServer: !argv.includes('--balcao-server-fixed'),
  offerDemo: !argv.includes('--balcao-server-fixed') && !argv.includes('--balcao-no-demo'),
});
