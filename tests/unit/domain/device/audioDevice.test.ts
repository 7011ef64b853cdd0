import { describe, expect, it } from 'vitest';
import { isMissing, presentDevice } from '@/domain/device/audioDevice';

const headset = { id: 'a', label: 'Fone H390' };
const screen = { id: 'b', label: 'Monitor' };

describe('the device to use', () => {
  it.each([
    ['nothing chosen', null, [headset], null, false],
    ['the chosen one is there', headset, [screen, headset], headset, false],
    ['it is there under another id', { ...headset, id: 'old' }, [screen, headset], headset, false],
    ['it was unplugged', headset, [screen], null, true],
    ['it has no name, and no other has one', { id: 'old', label: '' }, [{ id: 'x', label: '' }], null, true],
  ] as const)('[NTV-10] [DESK-12] %s', (_, chosen, present, used, missing) => {
    expect(presentDevice(chosen, present)).toEqual(used);
    expect(isMissing(chosen, present)).toBe(missing);
  });
});

it('[NTV-10] of two devices with one name, the chosen id decides', () => {
  const twins = [
    { id: 'a', label: 'Fone' },
    { id: 'b', label: 'Fone' },
  ] as const;
  expect(presentDevice(twins[1], twins)).toEqual(twins[1]);
});
