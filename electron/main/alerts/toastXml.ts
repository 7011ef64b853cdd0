import type { NotificationRequest } from '@/bridge/alerts';
import { readJson } from '../system/readJson';
import { notificationNote, type NotificationNote } from './notificationNote';

const NOTE = 'notice';
/** Windows refuses toasts of more than 5 kB; names and texts come from strangers. */
const LONGEST = { title: 200, body: 600 } as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// Characters that XML cannot contain in any form: with one of them Windows drops the whole toast.
const UNSPEAKABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

const escapeXml = (text: string): string =>
  text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Electron reads `type` and `action`; the other arguments are ours. */
const launchArguments = (type: string, note: NotificationNote): string =>
  escapeXml(`${type}&${NOTE}=${encodeURIComponent(JSON.stringify(note))}`);

/** The Windows toast of a request, with its button and reply field. */
export const toastXml = ({ id, title, body, target, accept, reply }: NotificationRequest): string => {
  const note = { id, target };
  const line = (text: string, most: number): string => `<text>${escapeXml(text.slice(0, most))}</text>`;
  const answer = reply && {
    field: `<input id="reply" type="text" placeHolderContent="${escapeXml(reply.placeholder)}"/>`,
    button: `<action content="${escapeXml(reply.send)}" arguments="${launchArguments('type=reply', note)}" hint-inputId="reply"/>`,
  };
  const button =
    accept !== undefined
      ? `<action content="${escapeXml(accept)}" arguments="${launchArguments('type=action&action=0', note)}"/>`
      : '';
  return [
    `<toast launch="${launchArguments('type=click', note)}">`,
    `<visual><binding template="ToastGeneric">${line(title, LONGEST.title)}${line(body, LONGEST.body)}</binding></visual>`,
    `<audio silent="true"/>`,
    answer || button ? `<actions>${answer?.field ?? ''}${button}${answer?.button ?? ''}</actions>` : '',
    '</toast>',
  ].join('');
};

/** Reads our part of a toast's arguments; null when they are not ours. Any program may pass such arguments to the app. */
export const readToastNote = (launched: string): NotificationNote | null =>
  notificationNote.safeParse(readJson(new URLSearchParams(launched).get(NOTE) ?? '')).data ?? null;
