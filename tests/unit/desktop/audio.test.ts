import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { SOUND_NAMES } from '@/bridge/sounds';
import { createDeviceWatch } from '@/desktop/audio/audioDevices';
import { createSoundPlayer } from '@/desktop/audio/soundPlayer';
import { eventually } from '@tests/support/eventually';

const quiet = { info() {}, warn: vi.fn(), error() {} };

/** An audio element as far as it is used; `missing` are speakers that are gone. */
class FakeAudio {
  sinkId = '';
  volume = 1;
  currentTime = 7;
  readonly plays: string[] = [];
  constructor(
    readonly file: string,
    private readonly missing: readonly string[],
  ) {}
  async setSinkId(id: string): Promise<void> {
    if (this.missing.includes(id)) throw new Error('NotFoundError');
    this.sinkId = id;
  }
  async play(): Promise<void> {
    this.plays.push(`${this.sinkId} ${this.volume} ${this.currentTime}`);
  }
}

const openPlayer = (missing: readonly string[] = []) => {
  const made: FakeAudio[] = [];
  const player = createSoundPlayer(quiet, (file) => {
    const audio = new FakeAudio(file, missing);
    made.push(audio);
    return audio as never;
  });
  return { player, made };
};

describe('the player of alert sounds', () => {
  it('[DESK-11] [NTV-10] [TOP-07] plays through the chosen speaker at the given volume, from the start', async () => {
    const { player, made } = openPlayer();
    await player.play('bell', { volume: 0.4, speakerId: 'h' });
    await player.play('bell', { volume: 1, speakerId: '' });
    expect(made.map(({ plays }) => plays)).toEqual([['h 0.4 0', ' 1 0']]);
  });

  it('[DESK-11] [NTV-10] falls back to the default when a speaker is gone', async () => {
    const { player, made } = openPlayer(['h']);
    await player.play('drop', { volume: 1, speakerId: 'h' });
    // Not to the one that was chosen before, either.
    await player.play('drop', { volume: 1, speakerId: 'a' });
    await player.play('drop', { volume: 1, speakerId: 'h' });
    expect(made[0]?.plays).toEqual([' 1 0', 'a 1 0', ' 1 0']);
  });

  it('[NTV-09] has a separate file in the project for every sound', async () => {
    const { player, made } = openPlayer();
    for (const name of SOUND_NAMES) await player.play(name, { volume: 1, speakerId: '' });
    expect(new Set(made.map(({ file }) => file)).size).toBe(SOUND_NAMES.length);
    for (const name of SOUND_NAMES) {
      const file = `resources/sounds/${name}.wav`;
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file).toString('ascii', 8, 12)).toBe('WAVE');
    }
  });

  it('only logs a sound that cannot be played', async () => {
    const { player, made } = openPlayer();
    await player.play('tap', { volume: 1, speakerId: '' });
    vi.spyOn(made[0] as FakeAudio, 'play').mockRejectedValue(new Error('NotAllowedError'));
    await player.play('tap', { volume: 1, speakerId: '' });
    expect(quiet.warn).toHaveBeenCalledWith('Sound not played', { sound: 'tap', reason: 'Error: NotAllowedError' });
  });
});

describe('the list of sound devices', () => {
  const device = (kind: string, deviceId: string, label = '') => ({ kind, deviceId, label });
  const watch = (lists: readonly (readonly object[] | Error)[]) => {
    const events = new EventTarget();
    const answers = [...lists];
    const told: unknown[] = [];
    const media = Object.assign(events, {
      enumerateDevices: async () => {
        const next = answers.shift();
        if (next instanceof Error) throw next;
        return next;
      },
    });
    createDeviceWatch(media as never, quiet)((devices) => told.push(devices));
    return { told, change: () => events.dispatchEvent(new Event('devicechange')) };
  };

  it('[NTV-10] is reported at the start and whenever a device comes or goes, without placeholders', async () => {
    const { told, change } = watch([
      [
        device('audioinput', 'default', 'Default'),
        device('audioinput', 'communications', 'Communications'),
        device('audioinput', 'm1', 'Fone'),
        device('audiooutput', 's1', 'Fone'),
        device('videoinput', 'v1', 'Câmera'),
      ],
      [],
    ]);
    await eventually(() => expect(told).toHaveLength(1));
    change();
    await eventually(() => expect(told).toHaveLength(2));
    expect(told).toEqual([
      { microphones: [{ id: 'm1', label: 'Fone' }], speakers: [{ id: 's1', label: 'Fone' }] },
      { microphones: [], speakers: [] },
    ]);
  });

  it('[NTV-10] stays unknown when the browser reports none', async () => {
    const { told, change } = watch([new Error('refused'), [device('audioinput', 'm1')]]);
    await Promise.resolve();
    expect(told).toEqual([]);
    change();
    await eventually(() => expect(told).toHaveLength(1));
    expect(() => createDeviceWatch(undefined, quiet)(() => {})).not.toThrow();
  });
});
