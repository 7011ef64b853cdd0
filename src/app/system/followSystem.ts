import type { i18n as I18n } from 'i18next';
import { SHORTCUTS, type ShortcutId } from '@/bridge/shortcuts';
import type { LinkTarget, SystemBridge } from '@/bridge/system';
import { chatAddress } from '@/domain/conversations/chats';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import { selectIsLocked } from '@/entities/device/lock/lock';
import { selectIsAuthenticated } from '@/entities/session/sessionSelectors';
import { loadLaterTexts } from '@/i18n/init';
import { readLanguage } from '@/i18n/languages';
import type { AppStore } from '@/store/store';
import { toastShown } from '@/store/toasts';
import { runShortcut } from '@/ui/shortcuts/activeShortcuts';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';
import type { Navigator } from '../navigator';
import { isListShortcut, showList } from '../shell/listKeys';

/** The target of a link; the route table itself redirects home from a page that does not exist for this user. */
const pathOf = (target: LinkTarget): string => {
  if (target.kind === 'contact') return `/contacts/${target.id}`;
  return target.kind === 'ticket' ? conversationAddress(target.uuid) : chatAddress(target.uuid);
};

const followLinks = (links: SystemBridge['links'], { goOnceSignedIn }: Navigator): void =>
  void links.onOpened((target) => goOnceSignedIn(pathOf(target)));

/** Takes the keys back from an embedded player, and does what Escape does in the page. */
const pressEscape = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
};

const followMenu = (menu: SystemBridge['menu'], store: AppStore, { go }: Navigator): void => {
  menu.onCommand((command) => {
    if (selectIsLocked(store.getState()) || !selectIsAuthenticated(store.getState())) return;
    if (command.kind === 'escape') {
      pressEscape();
      return;
    }
    if (command.kind === 'section') {
      go(`/others/${command.section}`);
      return;
    }
    // As by its keys: what is open over the screen comes first, and only the lock passes it.
    if (command.id !== 'lockWindow' && hasOpenLayer()) return;
    if (isListShortcut(command.id)) showList(command.id, go);
    else runShortcut(command.id);
  });
};

/** Sends the page's language and shortcut names to the main process, for its menus and texts. */
const sendTexts = (system: SystemBridge, i18n: I18n): void => {
  const send = (): void => {
    const name = (id: ShortcutId): [ShortcutId, string] => [id, i18n.t(`shortcuts:actions.${id}`)];
    const names = (Object.keys(SHORTCUTS) as ShortcutId[]).map(name);
    const shortcuts = Object.fromEntries(names) as Record<ShortcutId, string>;
    void system.setLanguage({ language: readLanguage(i18n.language), shortcuts });
  };
  i18n.on('languageChanged', send);
  send();
};

/** Handles what the installed app reports: links, menus, a page reopened after a failure. */
export const followSystem = (system: SystemBridge, store: AppStore, i18n: I18n, navigator: Navigator): void => {
  followLinks(system.links, navigator);
  followMenu(system.menu, store, navigator);
  sendTexts(system, i18n);
  system.diagnostics.onRecovered((reason) => {
    const showToast = () => void store.dispatch(toastShown({ kind: 'warning', textKey: `system:recovered.${reason}` }));
    // The text is among those of the later screens.
    void loadLaterTexts(i18n).then(showToast, showToast);
  });
};
