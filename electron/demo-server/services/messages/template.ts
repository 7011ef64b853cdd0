import { AppError } from '../../http/errors';

/** The values that a text may use between double braces. */
export interface TemplateFacts {
  contactName: string;
  now: Date;
}

const TAG = /\{\{([^{}]*)\}\}/g;

const two = (value: number): string => String(value).padStart(2, '0');

const greetingOf = (hour: number): string => {
  if (hour < 6) return 'Boa madrugada';
  if (hour < 12) return 'Bom dia';
  return hour < 18 ? 'Boa tarde' : 'Boa noite';
};

const valuesOf = ({ contactName, now }: TemplateFacts): Record<string, string> => {
  const greeting = greetingOf(now.getHours());
  const clock = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two);
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return {
    name: contactName,
    firstName: contactName.split(' ')[0] ?? '',
    ms: greeting,
    // The real servers accept only this spelling.
    gretting: greeting,
    protocol: `${day}${clock.join('')}`,
    hora: clock.join(':'),
  };
};

/**
 * Fills in placeholders such as `{{name}}`. Unknown names become empty; braces without an end are refused.
 * @throws ERR_SENDING_WAPP_MSG
 */
export const renderTemplate = (text: string, facts: TemplateFacts): string => {
  if (text.replaceAll(TAG, '').includes('{{')) throw new AppError(400, 'ERR_SENDING_WAPP_MSG');
  const values = valuesOf(facts);
  return text.replaceAll(TAG, (_tag, name: string) => values[name.trim()] ?? '');
};
