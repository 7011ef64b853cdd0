import { describe, expect, it } from 'vitest';
import { hasCampaigns, isSwitchSetting, settingChoices, settingDefault } from '@/domain/company/companySettings';

describe('a setting of the company', () => {
  it('[SET-09] is a switch when it has two values and one of them is stored', () => {
    expect(isSwitchSetting('call', 'enabled')).toBe(true);
    expect(isSwitchSetting('call', 'disabled')).toBe(true);
    expect(isSwitchSetting('call', 'perhaps')).toBe(false);
    expect(isSwitchSetting('scheduleType', 'disabled')).toBe(false);
    expect(isSwitchSetting('chatBotType', 'text')).toBe(false);
  });

  it('[SET-09] counts as off while nothing is stored, and the chatbot sends text', () => {
    expect(settingDefault('call')).toBe('disabled');
    expect(settingDefault('scheduleType')).toBe('disabled');
    expect(settingDefault('chatBotType')).toBe('text');
  });

  it('[SET-09] offers its values, and keeps a stored one that is unknown as an extra choice', () => {
    expect(settingChoices('chatBotType', 'list')).toEqual(['text', 'button', 'list']);
    expect(settingChoices('chatBotType', 'voice')).toEqual(['text', 'button', 'list', 'voice']);
  });
});

it.each([
  [[{ key: 'campaignsEnabled', value: 'true' }], true],
  [
    [
      { key: 'call', value: 'disabled' },
      { key: 'campaignsEnabled', value: 'true' },
    ],
    true,
  ],
  [[{ key: 'campaignsEnabled', value: 'false' }], false],
  [[{ key: 'campaignsEnabled', value: 'enabled' }], false],
  [[{ key: 'call', value: 'true' }], false],
  [[], false],
  [null, false],
  [undefined, false],
] as const)('[COMP-08] [SESS-20] the settings %j switch campaigns on: %s', (settings, isOn) => {
  expect(hasCampaigns(settings)).toBe(isOn);
});
