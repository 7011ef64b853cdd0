import type { Setting, SettingKey } from '@/protocol/records/settings';

const SWITCH = ['enabled', 'disabled'] as const;

/** The settings with a list of values, in the order of the page. */
export const SETTING_VALUES = {
  userRating: SWITCH,
  scheduleType: ['disabled', 'queue', 'company'],
  call: SWITCH,
  CheckMsgIsGroup: SWITCH,
  sendGreetingAccepted: SWITCH,
  sendMsgTransfTicket: SWITCH,
  sendGreetingMessageOneQueues: SWITCH,
  showAllTicketsKanban: SWITCH,
  chatBotType: ['text', 'button', 'list'],
} as const satisfies Partial<Record<SettingKey, readonly string[]>>;

export type ChoiceSetting = keyof typeof SETTING_VALUES;

/** The two groups of the page: how people are served, and what the chatbot does. */
export const SERVICE_SETTINGS = [
  'userRating',
  'scheduleType',
  'call',
  'CheckMsgIsGroup',
  'sendMsgTransfTicket',
  'showAllTicketsKanban',
] as const satisfies readonly ChoiceSetting[];
export const CHATBOT_SETTINGS = [
  'sendGreetingAccepted',
  'sendGreetingMessageOneQueues',
  'chatBotType',
] as const satisfies readonly ChoiceSetting[];

/** Is this a plain yes-or-no setting whose stored value is one of the two? */
export const isSwitchSetting = (key: ChoiceSetting, stored: string): boolean =>
  SETTING_VALUES[key] === SWITCH && (SWITCH as readonly string[]).includes(stored);

/** What a missing setting means. */
export const settingDefault = (key: ChoiceSetting): string => (key === 'chatBotType' ? 'text' : 'disabled');

/** The values to choose from. A stored value that the client does not know is kept as an extra choice. */
export const settingChoices = (key: ChoiceSetting, stored: string): readonly string[] => {
  const known: readonly string[] = SETTING_VALUES[key];
  return known.includes(stored) ? known : [...known, stored];
};

/** Do the company's settings switch its campaigns on? Anything but `'true'` leaves them off. */
export const hasCampaigns = (settings: readonly Pick<Setting, 'key' | 'value'>[] | null | undefined): boolean =>
  settings?.some(({ key, value }) => key === 'campaignsEnabled' && value === 'true') ?? false;
