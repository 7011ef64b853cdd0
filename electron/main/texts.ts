import type { Settings } from './settingsSchema';

const pt = {
  open: 'Abrir',
  quit: 'Sair',
  edit: 'Editar',
  undo: 'Desfazer',
  redo: 'Refazer',
  cut: 'Recortar',
  copy: 'Copiar',
  paste: 'Colar',
  selectAll: 'Selecionar tudo',
  nothingNew: 'Nada novo',
  unread: (messages: number) => `${messages} ${messages === 1 ? 'mensagem não lida' : 'mensagens não lidas'}`,
  pending: (tickets: number) => `${tickets} aguardando`,
  overlay: (total: number) => `${total} ${total === 1 ? 'novidade' : 'novidades'}`,
  closedTitle: 'O Balcão continua aberto',
  closedBody: 'Você ainda recebe os avisos. Para encerrar, use Sair no ícone da bandeja.',
};

/** The few texts main itself shows. */
export type Texts = typeof pt;

const en: Texts = {
  open: 'Open',
  quit: 'Quit',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  nothingNew: 'Nothing new',
  unread: (messages) => `${messages} unread ${messages === 1 ? 'message' : 'messages'}`,
  pending: (tickets) => `${tickets} waiting`,
  overlay: (total) => `${total} new`,
  closedTitle: 'Balcão is still open',
  closedBody: 'You still get its notices. To end it, use Quit in the tray icon.',
};

const es: Texts = {
  open: 'Abrir',
  quit: 'Salir',
  edit: 'Editar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  nothingNew: 'Nada nuevo',
  unread: (messages) => `${messages} ${messages === 1 ? 'mensaje no leído' : 'mensajes no leídos'}`,
  pending: (tickets) => `${tickets} en espera`,
  overlay: (total) => `${total} ${total === 1 ? 'novedad' : 'novedades'}`,
  closedTitle: 'Balcão sigue abierto',
  closedBody: 'Sigues recibiendo los avisos. Para cerrarlo, usa Salir en el icono de la bandeja.',
};

/** Product name as shown; the same in every language. */
export const PRODUCT_NAME = 'Balcão';

/** Texts by language; Portuguese at first start whatever the system says (I18N-05). */
export const texts: Readonly<Record<Settings['language'], Texts>> = { pt, en, es };
