import { strict } from './strict';

type Template = Electron.MenuItemConstructorOptions;

/** A menu item with the data of its template; `click()` acts like a user's click. */
export class HostMenuItem {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly role: string | undefined;
  readonly submenu: HostMenu | undefined;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: Template['click'];

  constructor({
    id = '',
    label = '',
    type,
    role,
    enabled = true,
    visible = true,
    checked = false,
    submenu,
    click,
  }: Template) {
    this.id = id;
    this.label = label;
    this.role = role;
    this.type = type ?? (submenu ? 'submenu' : 'normal');
    this.enabled = enabled;
    this.visible = visible;
    this.checked = checked;
    this.submenu = Array.isArray(submenu) ? HostMenu.buildFromTemplate(submenu) : (submenu as HostMenu | undefined);
    this.#click = click;
  }

  click(): void {
    if (!this.enabled) return;
    if (this.type === 'checkbox') this.checked = !this.checked;
    this.#click?.(this as unknown as Electron.MenuItem, undefined, {});
  }
}

/** `Menu`: stored, not drawn. */
export class HostMenu {
  readonly items: HostMenuItem[] = [];

  static buildFromTemplate(template: Template[]): HostMenu {
    const menu = strict('Menu', new HostMenu());
    for (const item of template) menu.items.push(new HostMenuItem(item));
    return menu;
  }

  popup(): void {}

  static setApplicationMenu(): void {}
}
