import { describe, expect, it } from 'vitest';
import { isOpenAt } from '@native/demo-server/services/messages/outOfHours';
import { CONNECTIONS, QUEUES, startShop } from '../shopWorld';
import { handClock } from '../support';

const MARK = '\u200e';
const CLOSING = '*[ 0 ]* - Menu anterior\n*[ # ]* - Menu inicial';
const AWAY = 'Voltamos amanhã.';
/** A Monday, 10:00 local time. */
const MONDAY = new Date(2026, 2, 2, 10, 0);
const monday = (startTime: string, endTime: string) => [
  { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime, endTime },
];

const atMenu = async () => {
  const clock = handClock(MONDAY.toISOString());
  const shop = await startShop({ clock });
  const { tables } = shop.context;
  const write = (text: string, whatsappId: number = CONNECTIONS.menu) =>
    shop.control.receive({ whatsappId, number: '5511977000111', name: 'Nova', text });
  const ticket = () => tables.tickets.findAll()[0]!;
  const said = () => tables.messages.findAll({ ticketId: ticket().id, fromMe: true }).map(({ body }) => body);
  const option = (title: string, key: string, parentId: number | null = null) =>
    tables.queueOptions.insert({ title, option: key, message: `${title}!`, queueId: QUEUES.support, parentId }).id;
  return { ...shop, clock, tables, write, ticket, said, option };
};

describe('the tree of options', () => {
  it('[DEMO-01] is followed to any depth; 0 goes up one level with the text of that level, # leaves it', async () => {
    const { write, ticket, said, option } = await atMenu();
    let parent = option('Nível 1', '1');
    for (let level = 2; level <= 6; level += 1) {
      option(`Outro ${level}`, '2', parent);
      parent = option(`Nível ${level}`, '1', parent);
    }
    write('oi');
    write('1');
    expect(said().at(-1)).toBe(`${MARK}Você está em Suporte\n\n*[ 1 ]* - Nível 1\n\n${CLOSING}`);
    for (let level = 1; level <= 5; level += 1) write('1');
    expect(said().at(-1)).toBe(`${MARK}Nível 5!\n\n*[ 2 ]* - Outro 6\n*[ 1 ]* - Nível 6\n\n${CLOSING}`);
    write('nenhuma');
    expect(said().at(-1)).toContain('Nível 5!');
    write('0');
    expect(said().at(-1)).toContain(`${MARK}Nível 4!\n\n*[ 2 ]* - Outro 5`);
    for (let level = 4; level >= 1; level -= 1) write('0');
    expect(said().at(-1)).toContain('Você está em Suporte');
    expect(ticket()).toMatchObject({ queueId: QUEUES.support, chatbot: true, queueOptionId: null });
    write('#');
    expect(ticket()).toMatchObject({ queueId: null, chatbot: false });
    expect(said().at(-1)).toContain('*[ 2 ]* - Vendas');
    write('1');
    for (let level = 1; level <= 6; level += 1) write('1');
    expect(said().at(-1)).toBe(`${MARK}Nível 6!`);
    expect(ticket()).toMatchObject({ queueId: QUEUES.support, chatbot: false });
  });

  it('[DEMO-01] a single child is entered with any answer, a single root only with its own', async () => {
    const { write, said, option } = await atMenu();
    option('Resumo', '7', option('Pedido', '1'));
    write('oi');
    write('1');
    write('qualquer coisa');
    expect(said().at(-1)).toContain('Você está em Suporte');
    write('1');
    write('qualquer coisa');
    expect(said().at(-1)).toBe(`${MARK}Resumo!`);
  });

  it('[DEMO-01] records on the ticket which automation answers for the queue, until it leaves the queue', async () => {
    const { tables, write, ticket, option } = await atMenu();
    const prompt = tables.prompts.insert({
      name: 'P',
      prompt: 'x',
      apiKey: 'k',
      companyId: 1,
      queueId: QUEUES.support,
    });
    tables.queues.update({ id: QUEUES.support }, { promptId: prompt.id });
    option('Pedido', '1');
    write('oi');
    write('1');
    expect(ticket()).toMatchObject({ useIntegration: true, promptId: String(prompt.id), integrationId: null });
    write('#');
    expect(ticket()).toMatchObject({ useIntegration: false, promptId: null });
  });
});

describe('opening hours', () => {
  it.each([
    ['08:00', '18:00', true],
    ['10:00', '18:00', true],
    ['10:01', '18:00', false],
    ['08:00', '10:01', true],
    ['08:00', '10:00', false],
    ['00:00', '00:00', false],
    ['00:00', '00:01', false],
    ['', '', true],
  ])('[DEMO-01] from %j to %j are open at ten: %s', (start, end, open) => {
    expect(isOpenAt(monday(start, end), MONDAY)).toBe(open);
  });

  it('[DEMO-01] cover the whole day when no week is stored, and on a day missing from it', () => {
    expect(isOpenAt([], MONDAY)).toBe(true);
    expect(isOpenAt(monday('00:00', '00:01'), new Date(2026, 2, 3, 10, 0))).toBe(true);
  });

  it('[DEMO-01] of the queue: its text replaces greeting and options, once in three seconds', async () => {
    const { tables, clock, setting, write, ticket, said, option } = await atMenu();
    option('Pedido', '1');
    setting('scheduleType', 'queue');
    const week = monday('11:00', '12:00');
    tables.queues.update({ id: QUEUES.support }, { schedules: week, outOfHoursMessage: AWAY });
    write('oi');
    expect(said().at(-1)).toContain('Escolha:');
    write('1');
    expect(said().at(-1)).toBe(`${MARK}${AWAY}`);
    expect(ticket()).toMatchObject({ queueId: QUEUES.support, chatbot: false });
    write('alguém?');
    clock.pass(2.9);
    write('olá?');
    expect(said()).toHaveLength(2);
    clock.pass(0.1);
    write('olá?');
    expect(said()).toHaveLength(3);
  });

  it('[DEMO-01] of the company: outside the hours the connection’s text replaces the menu, within them the menu is sent', async () => {
    const { tables, clock, setting, write, ticket, said } = await atMenu();
    setting('scheduleType', 'company');
    tables.companies.update({ id: 1 }, { schedules: monday('11:00', '12:00') });
    tables.whatsapps.update({ id: CONNECTIONS.menu }, { outOfHoursMessage: AWAY });
    write('oi');
    expect(said()).toEqual([`${MARK}${AWAY}`]);
    clock.pass(3600);
    write('1');
    expect(ticket().queueId).toBe(QUEUES.support);
  });

  it.each(['disabled', 'company'])('[DEMO-01] of the queue do not count when the setting is %s', async (value) => {
    const { tables, setting, write, said } = await atMenu();
    setting('scheduleType', value);
    tables.queues.update({ id: QUEUES.support }, { schedules: monday('00:00', '00:01'), outOfHoursMessage: AWAY });
    write('oi');
    write('1');
    expect(said().at(-1)).toBe(`${MARK}Você está em Suporte`);
  });

  it('[DEMO-01] without a text leave the bot at work', async () => {
    const { tables, setting, write, said } = await atMenu();
    setting('scheduleType', 'queue');
    tables.queues.update({ id: QUEUES.support }, { schedules: monday('00:00', '00:01'), outOfHoursMessage: '' });
    write('oi');
    write('1');
    expect(said().at(-1)).toBe(`${MARK}Você está em Suporte`);
  });
});
