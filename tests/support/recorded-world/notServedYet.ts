interface Unserved {
  /** The area's file among the recordings. */
  readonly area: string;
  /** How the recorded triggers of the area begin, where it has events. */
  readonly triggers?: string;
}

/** What of the recorded server the demo server does not serve yet. DEMO-05 is reached when the list is empty. */
export const NOT_SERVED_YET: readonly Unserved[] = [
  { area: 'announcements', triggers: 'announcement' },
  { area: 'campaigns', triggers: 'campaign' },
  { area: 'chats', triggers: 'chat' },
  { area: 'contact-lists', triggers: 'contact list' },
  { area: 'dashboard' },
  { area: 'files', triggers: 'file list' },
  { area: 'helps', triggers: 'help' },
  { area: 'invoices', triggers: 'payment' },
  { area: 'messages-api', triggers: 'external API' },
  { area: 'password-reset' },
  { area: 'prompts', triggers: 'prompt' },
  { area: 'queue-integrations', triggers: 'queue integration' },
];

export const isServed = (area: string): boolean => !NOT_SERVED_YET.some((unserved) => unserved.area === area);

export const isTriggerServed = (name: string): boolean =>
  !NOT_SERVED_YET.some(({ triggers }) => triggers !== undefined && name.startsWith(`${triggers} `));
