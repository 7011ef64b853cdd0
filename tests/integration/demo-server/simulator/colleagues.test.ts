import { describe, expect, it } from 'vitest';
import { createColleagues } from '@native/demo-server/simulator/colleagues';
import { TEMPOS } from '@native/demo-server/simulator/pace';
import { createSimulatorContext } from '@native/demo-server/simulator/simulatorContext';
import { createRandom } from '@native/demo-server/db/seed/random';
import type { SocketUser } from '@native/demo-server/realtime/socketUser';
import { handClock, startServer } from '../support';

const TEMPO = TEMPOS.busy;
const [, LONGEST_PAUSE] = TEMPO.colleague;
const [, LONGEST_ANSWER] = TEMPO.answer;

/** The demo company with the people of these addresses online and their colleagues away. */
const talking = async (...present: string[]) => {
  const clock = handClock(new Date().toISOString());
  const { context } = await startServer({ clock });
  const { tables } = context;
  const there = present.map((email) => tables.users.find({ email })! as unknown as SocketUser);
  const world = createSimulatorContext(context, { random: createRandom(1), connected: () => there });
  const colleagues = createColleagues(world);
  const said = () => tables.chatMessages.findAll({}, { orderBy: 'id' });
  const before = said().length;
  return {
    there,
    tables,
    lines: () => said().slice(before),
    act: (ms: number): void => {
      clock.pass(ms / 1000);
      colleagues.act(TEMPO);
    },
  };
};

describe('simulated colleagues', () => {
  it('[DEMO-03] an absent user sometimes writes in a chat of a present user', async () => {
    const { there, tables, lines, act } = await talking('ana@demo.balcao');
    act(0);
    expect(lines()).toEqual([]);
    act(LONGEST_PAUSE);
    act(0);
    expect(lines()).toHaveLength(1);
    const [line] = lines();
    expect(line!.senderId).not.toBe(there[0]!.id);
    expect(tables.chatUsers.find({ chatId: line!.chatId, userId: line!.senderId })).not.toBeNull();
    expect(tables.chatUsers.find({ chatId: line!.chatId, userId: there[0]!.id })!.unreads).toBeGreaterThan(0);
    act(LONGEST_PAUSE);
    expect(lines()).toHaveLength(2);
  });

  it('[DEMO-03] answer a message once, through an absent member of that chat', async () => {
    const { there, tables, lines, act } = await talking('ana@demo.balcao');
    act(0);
    const chat = tables.chats.find({ title: 'Ana e Bruno' })!;
    tables.chatMessages.insert({ chatId: chat.id, senderId: there[0]!.id, message: 'Você viu?' });
    act(LONGEST_ANSWER);
    act(0);
    const bruno = tables.users.find({ email: 'bruno@demo.balcao' })!;
    expect(lines().slice(1)).toMatchObject([{ chatId: chat.id, senderId: bruno.id }]);
  });

  it('[DEMO-03] say something new each time', async () => {
    const { lines, act } = await talking('ana@demo.balcao');
    act(0);
    while (lines().length < 6) act(LONGEST_PAUSE);
    expect(new Set(lines().map(({ chatId, message }) => `${chatId} ${message}`)).size).toBe(lines().length);
  });

  it('[DEMO-03] never write as a user who is online, or when no user is', async () => {
    const both = await talking('ana@demo.balcao', 'bruno@demo.balcao');
    both.act(0);
    const chat = both.tables.chats.find({ title: 'Ana e Bruno' })!;
    both.tables.chatMessages.insert({ chatId: chat.id, senderId: both.there[0]!.id, message: 'Você viu?' });
    both.act(LONGEST_ANSWER);
    expect(both.lines()).toHaveLength(1);
    const none = await talking();
    none.act(LONGEST_PAUSE);
    expect(none.lines()).toEqual([]);
  });
});
