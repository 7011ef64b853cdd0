import { describe, expect, it } from 'vitest';
import { createRandom } from '@native/demo-server/db/seed/random';
import { createGroupTalk } from '@native/demo-server/simulator/groupTalk';
import { createSimulatorContext } from '@native/demo-server/simulator/simulatorContext';
import { join, listen, settle } from '../socketListener';
import { startShop } from '../shopWorld';
import { handClock } from '../support';

/** A company with one group in which two people have written, and the part that makes them write on. */
const talking = async () => {
  const clock = handClock();
  const shop = await startShop({ clock, accessTokenSeconds: 1e9 });
  shop.setting('CheckMsgIsGroup', 'disabled');
  const { tables } = shop.context;
  const group = tables.contacts.insert({ name: 'Vizinhos', number: '120363025147001', isGroup: true, companyId: 1 });
  const ticket = shop.addTicket({ status: 'open', userId: shop.users.carla.id, isGroup: true, contactId: group.id });
  const members = ['Paulo', 'Regina'].map(
    (name, index) => tables.contacts.insert({ name, number: `551198888000${index}`, companyId: 1 }).id,
  );
  for (const contactId of members) shop.addMessage(ticket.id, { contactId });
  const world = createSimulatorContext(shop.context, { random: createRandom(3), connected: () => [] });
  return { shop, clock, ticket, members, groupTalk: createGroupTalk(world) };
};

describe('simulated groups', () => {
  it('[DEMO-03] members talk, quote each other, send voice and stickers, all in one ticket', async () => {
    const { shop, clock, ticket, members, groupTalk } = await talking();
    for (let turn = 0; turn < 40; turn += 1) {
      clock.pass(1);
      expect(groupTalk.act(1)).toBe(true);
    }
    const { tables } = shop.context;
    expect(tables.tickets.count()).toBe(1);
    const said = tables.messages.findAll({ ticketId: ticket.id, fromMe: false }).slice(members.length);
    expect(said.every(({ contactId, participant }) => members.includes(contactId!) && participant !== null)).toBe(true);
    expect(said.some(({ quotedMsgId }) => quotedMsgId !== null)).toBe(true);
    expect(new Set(said.map(({ mediaType }) => mediaType))).toEqual(
      new Set(['conversation', 'extendedTextMessage', 'audio', 'image']),
    );
  });

  it('[DEMO-03] an answer quotes what another member asked, and no text comes again at once', async () => {
    const { shop, clock, ticket, groupTalk } = await talking();
    for (let turn = 0; turn < 80; turn += 1) {
      clock.pass(1);
      groupTalk.act(1);
    }
    const { tables } = shop.context;
    const said = tables.messages.findAll({ ticketId: ticket.id }, { orderBy: 'createdAt, rowid' });
    const byId = new Map(said.map((message) => [message.id, message]));
    const answers = said.filter(({ quotedMsgId }) => quotedMsgId !== null);
    expect(answers.length).toBeGreaterThan(5);
    const pairs = answers.map((answer) => ({ question: byId.get(answer.quotedMsgId!)!, answer }));
    expect(pairs.filter(({ question, answer }) => question.contactId === answer.contactId)).toEqual([]);
    const toQuestion = (words: RegExp) =>
      pairs.filter(({ question }) => words.test(question.body)).map(({ answer }) => answer.body);
    expect(toQuestion(/portaria/).filter((body) => !/Eu posso receber|Hoje sou eu/.test(body))).toEqual([]);
    expect(toQuestion(/pessoal/).filter((body) => !/^(Bo[am]|Oi)/.test(body))).toEqual([]);
    const lines = said.filter(({ mediaType }) => mediaType === 'conversation').map(({ body }) => body);
    expect(lines.some((line, index) => line === lines[index + 1])).toBe(false);
  });

  it('[DEMO-03] a message a colleague sent to the wrong group is deleted live after a few seconds', async () => {
    const { shop, clock, ticket, groupTalk } = await talking();
    const { tables } = shop.context;
    const slips = () => tables.messages.findAll({ ticketId: ticket.id, fromMe: true });
    while (slips().length === 0) groupTalk.act(1);
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinChatBox', String(ticket.id)]);
    clock.pass(5);
    groupTalk.takeBack();
    expect(slips()).toMatchObject([{ isDeleted: false }]);
    clock.pass(2);
    groupTalk.takeBack();
    groupTalk.takeBack();
    expect(slips()).toMatchObject([{ isDeleted: true }]);
    await settle(shop, carla);
    expect(carla.actions('company-1-appMessage')).toEqual(['update']);
  });

  it('[DEMO-03] stay quiet when there is no group', async () => {
    const { shop, groupTalk } = await talking();
    shop.context.tables.tickets.update({ isGroup: true }, { status: 'closed' });
    expect(groupTalk.act(1)).toBe(false);
  });
});
