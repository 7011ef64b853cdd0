import type { CampaignRow, ContactListItemRow } from '../../db/campaignRows';

/** Campaign texts begin with this mark; clients hide it. */
const CAMPAIGN_MARK = '\u200c ';

export interface CustomVariable {
  key: string;
  value: string;
}

const filled = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text.trim() !== '');

export const messagesOf = (c: CampaignRow): string[] =>
  filled([c.message1, c.message2, c.message3, c.message4, c.message5]);

export const confirmationMessagesOf = (c: CampaignRow): string[] =>
  filled([
    c.confirmationMessage1,
    c.confirmationMessage2,
    c.confirmationMessage3,
    c.confirmationMessage4,
    c.confirmationMessage5,
  ]);

/** A text for one contact; unknown variables stay in their braces. */
export const campaignText = (
  text: string,
  { name, number, email }: Pick<ContactListItemRow, 'name' | 'number' | 'email'>,
  variables: readonly CustomVariable[],
): string => {
  const values = new Map(variables.map(({ key, value }) => [key, value]));
  values
    .set('nome', name)
    .set('numero', number)
    .set('email', email ?? '');
  return CAMPAIGN_MARK + text.replaceAll(/\{([^{}]+)\}/g, (braces, key: string) => values.get(key) ?? braces);
};
