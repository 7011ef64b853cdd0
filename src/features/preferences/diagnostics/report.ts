import { redactText } from '@/bridge/redaction';
import type { Diagnostics } from './diagnosticThunks';

/** One line of the report; its key is translated under `diagnostics`. */
export interface ReportLine {
  readonly key:
    | 'app'
    | 'engine'
    | 'system'
    | 'server'
    | 'serverVersion'
    | 'answer'
    | 'socket'
    | 'network'
    | 'proxy'
    | 'notifications'
    | 'devices'
    | 'storage'
    | 'secrets'
    | 'sandbox'
    | 'managed';
  readonly value: string;
  /** Something a person should look into. */
  readonly isBad?: boolean;
}

type Word =
  | 'yes'
  | 'no'
  | 'noAnswer'
  | 'unknown'
  | 'disk'
  | 'memory'
  | 'direct'
  | Diagnostics['notifications']
  | Diagnostics['socket'];

/** What Chromium calls a connection without a proxy; the name of a proxy is shown as it is. */
const NO_PROXY = 'DIRECT';

/** The facts as lines; the page shows them and the copied report writes them. */
export const reportLines = (facts: Diagnostics, words: (word: Word) => string): ReportLine[] => {
  const { native, answerMs, socket, isOnline, notifications } = facts;
  const { app, electron, chrome, system } = native.versions;
  const yesNo = (value: boolean): string => words(value ? 'yes' : 'no');
  return [
    { key: 'app', value: app },
    {
      key: 'engine',
      value: [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`].filter(Boolean).join(', '),
    },
    { key: 'system', value: system },
    { key: 'server', value: facts.serverHost },
    { key: 'serverVersion', value: facts.serverVersion ?? words('unknown') },
    {
      key: 'answer',
      value: answerMs === null ? words('noAnswer') : `${Math.round(answerMs)} ms`,
      isBad: answerMs === null,
    },
    { key: 'socket', value: words(socket), isBad: socket !== 'online' },
    { key: 'network', value: yesNo(isOnline), isBad: !isOnline },
    { key: 'proxy', value: native.proxy === NO_PROXY ? words('direct') : native.proxy || words('unknown') },
    { key: 'notifications', value: words(notifications), isBad: notifications === 'none' },
    { key: 'devices', value: `${facts.microphones} / ${facts.speakers}` },
    { key: 'storage', value: words(facts.isOnDisk ? 'disk' : 'memory'), isBad: !facts.isOnDisk },
    {
      key: 'secrets',
      value: words(facts.secrets === 'encrypted' ? 'disk' : 'memory'),
      isBad: facts.secrets !== 'encrypted',
    },
    { key: 'sandbox', value: yesNo(native.sandboxed), isBad: !native.sandboxed },
    { key: 'managed', value: yesNo(native.managed) },
  ];
};

/** The report as it is copied: every line once more without secrets, since some come from servers and systems. */
export const reportText = (
  lines: readonly { readonly label: string; readonly value: string }[],
  problems: readonly string[],
): string =>
  [...lines.map(({ label, value }) => `${label}: ${value}`), '', ...problems].map(redactText).join('\n').trimEnd();
