import { describe, expect, it } from 'vitest';
import type { CampaignRow, CampaignShippingRow } from '@native/demo-server/db/campaignRows';
import { createRandom } from '@native/demo-server/db/seed/random';
import type { DemoServerOptions } from '@native/demo-server/options';
import { textContent } from '@native/demo-server/services/messages/contents';
import { createReceiver } from '@native/demo-server/services/messages/receiveMessage';
import { createCampaignReplies } from '@native/demo-server/simulator/campaignReplies';
import { TEMPOS } from '@native/demo-server/simulator/pace';
import { createSimulatorContext } from '@native/demo-server/simulator/simulatorContext';
import { CONNECTIONS, startShop } from './shopWorld';
import { handClock, handTimers, recordEvents } from './support';
import { upload } from './upload';

const START = '2026-03-02T12:00:00.000Z';
const inSeconds = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();
const EVENT = 'company-1-campaign';

interface Detail extends CampaignRow {
  shipping: CampaignShippingRow[];
}

const QUICK = { messageInterval: 10, longerIntervalAfter: 0, greaterInterval: 60, variables: [] };

/** A company whose clock the test controls, with a list of people who have received no message; `settings`: null stores none. */
const marketing = async (people: number, options: Partial<DemoServerOptions> = {}, settings: object | null = QUICK) => {
  const [clock, timers] = [handClock(START), handTimers()];
  const shop = await startShop({ clock, timers, accessTokenSeconds: 1e9, ...options });
  const { tables } = shop.context;
  const list = await shop.as<{ id: number }>('carla', 'POST', '/contact-lists', { name: 'Leads' });
  const contactListId = list.body.id;
  for (let number = 1; number <= people; number += 1) {
    const body = { name: `Pessoa ${number}`, number: `551195555000${number}`, email: '', contactListId };
    await shop.as('carla', 'POST', '/contact-list-items', body);
  }
  if (settings) await shop.as('carla', 'POST', '/campaign-settings', { settings });

  return {
    shop,
    tables,
    contactListId,
    create: async (values: object = {}) => {
      const body = {
        name: 'Natal',
        message1: 'Oi {nome}, da {loja}',
        status: 'INATIVA',
        scheduledAt: inSeconds(60),
        whatsappId: CONNECTIONS.plain,
        contactListId,
        tagListId: 'Nenhuma',
        ...values,
      };
      return shop.as<Detail & { error?: string }>('carla', 'POST', '/campaigns', body);
    },
    show: async (id: number) => (await shop.as<Detail>('carla', 'GET', `/campaigns/${id}`)).body,
    /** Lets this many seconds pass, one at a time. */
    pass: (seconds: number): void => {
      for (let passed = 0; passed < seconds; passed += 1) {
        clock.pass(1);
        timers.turn();
      }
    },
  };
};

const delivered = ({ shipping }: Detail): number => shipping.filter(({ deliveredAt }) => deliveredAt !== null).length;

describe('a campaign', () => {
  it('[DEMO-03] starts at its time, sends at its pace, closes the tickets and ends finished; events lag by one delivery', async () => {
    const { shop, create, show, pass, tables } = await marketing(3);
    const { body } = await create();
    expect(body.status).toBe('PROGRAMADA');
    const events = recordEvents(shop);
    pass(59);
    expect(await show(body.id)).toMatchObject({ status: 'PROGRAMADA', shipping: [] });
    pass(1);
    expect(await show(body.id)).toMatchObject({ status: 'EM_ANDAMENTO' });
    expect(delivered(await show(body.id))).toBe(1);
    pass(9);
    expect(delivered(await show(body.id))).toBe(1);
    pass(1);
    expect(delivered(await show(body.id))).toBe(2);
    pass(10);
    expect(await show(body.id)).toMatchObject({ status: 'FINALIZADA', completedAt: inSeconds(80) });

    const told = events.filter(({ event }) => event === EVENT).map(({ payload }) => payload['record'] as Detail);
    expect(told).toHaveLength(6);
    expect(told.at(-1)).toMatchObject({ status: 'FINALIZADA' });
    expect(delivered(told.at(-1)!)).toBe(2);
    const contact = tables.contacts.find({ number: '5511955550001' })!;
    const ticket = tables.tickets.find({ contactId: contact.id })!;
    expect(ticket).toMatchObject({ status: 'closed', userId: null });
    expect(tables.messages.findAll({ ticketId: ticket.id }).map((message) => message.body)).toEqual([
      '\u200c Oi Pessoa 1, da {loja}',
    ]);
  });

  it('[DEMO-01] takes the longer pause after the set number of contacts, and fills custom variables', async () => {
    const { shop, create, show, pass, tables } = await marketing(4);
    const variables = [{ key: 'loja', value: 'Aurora' }];
    const settings = { messageInterval: 5, longerIntervalAfter: 2, greaterInterval: 30, variables };
    await shop.as('carla', 'POST', '/campaign-settings', { settings });
    const { body } = await create();
    pass(65);
    expect(delivered(await show(body.id))).toBe(2);
    pass(29);
    expect(delivered(await show(body.id))).toBe(2);
    pass(1);
    expect(delivered(await show(body.id))).toBe(3);
    expect(tables.messages.findAll({})[0]?.body).toBe('\u200c Oi Pessoa 1, da Aurora');
  });

  it('[CCONF-05] [DEMO-01] serves a contact every 20 seconds, and after 20 of them every 60, where no settings are stored', async () => {
    const { create, show, pass, tables } = await marketing(22, {}, null);
    const { body } = await create();
    const served = async (seconds: number) => {
      pass(seconds);
      return delivered(await show(body.id));
    };
    expect([await served(60), await served(19), await served(1)]).toEqual([1, 1, 2]);
    // Up to the twentieth, and the pause after it.
    expect([await served(18 * 20 - 1), await served(1), await served(59), await served(1)]).toEqual([19, 20, 20, 21]);
    expect(tables.messages.findAll({})[0]?.body).toBe('\u200c Oi Pessoa 1, da {loja}');
  });

  it('[DEMO-01] [CALL-93] [CALL-94] is cancelled and restarted where it stopped; neither has an event, and unknown ones are a 500', async () => {
    const { shop, create, show, pass } = await marketing(3);
    const { body } = await create();
    pass(60);
    const events = recordEvents(shop);
    expect((await shop.as('carla', 'POST', `/campaigns/${body.id}/cancel`)).status).toBe(204);
    pass(60);
    expect(await show(body.id)).toMatchObject({ status: 'CANCELADA' });
    expect(delivered(await show(body.id))).toBe(1);
    expect((await shop.as('carla', 'POST', `/campaigns/${body.id}/restart`)).status).toBe(204);
    expect(events.filter(({ event }) => event === EVENT)).toEqual([]);
    expect((await shop.as('carla', 'DELETE', `/campaigns/${body.id}`)).body).toEqual({
      error: 'Não é permitido excluir campanha em andamento',
    });
    pass(11);
    expect(await show(body.id)).toMatchObject({ status: 'FINALIZADA' });
    expect(delivered(await show(body.id))).toBe(3);
    expect((await shop.as('carla', 'POST', '/campaigns/99/cancel')).status).toBe(500);
  });

  it('[DEMO-01] never starts when its time passed or it has no valid contact, and waits without its connection', async () => {
    const { shop, create, show, pass, tables, contactListId } = await marketing(1);
    const late = (await create({ scheduledAt: inSeconds(-1) })).body.id;
    const waiting = (await create({ whatsappId: CONNECTIONS.broken })).body.id;
    const empty = await shop.as<{ id: number }>('carla', 'POST', '/contact-lists', { name: 'Vazia' });
    const nobody = (await create({ contactListId: empty.body.id })).body.id;
    pass(90);
    for (const id of [late, waiting, nobody]) expect(await show(id)).toMatchObject({ status: 'PROGRAMADA' });
    tables.whatsapps.update({ id: CONNECTIONS.broken }, { status: 'CONNECTED' });
    pass(1);
    expect(await show(waiting)).toMatchObject({ status: 'FINALIZADA', contactListId });
  });

  it('[DEMO-01] asks for confirmation first when configured, and sends to those who answer', async () => {
    const { shop, create, show, pass } = await marketing(2);
    const { body } = await create({ confirmation: true, confirmationMessage1: 'Posso mandar, {nome}?' });
    pass(71);
    expect((await show(body.id)).shipping).toMatchObject([
      { confirmationMessage: '\u200c Posso mandar, Pessoa 1?', confirmedAt: null, deliveredAt: null },
      { confirmationRequestedAt: expect.any(String), deliveredAt: null },
    ]);
    createReceiver(shop.context).receive({
      whatsappId: CONNECTIONS.plain,
      from: { number: '5511955550001', name: 'Pessoa 1' },
      content: textContent('Sim'),
    });
    pass(1);
    const answered = await show(body.id);
    expect(answered.shipping[0]).toMatchObject({ confirmation: true, confirmedAt: expect.any(String) });
    expect(delivered(answered)).toBe(1);
    expect(answered.status).toBe('EM_ANDAMENTO');
  });

  it('[DEMO-03] gets a yes from most of those who are asked, and no answer from the others', async () => {
    const { shop, create, show, pass } = await marketing(8);
    const settings = { messageInterval: 0, longerIntervalAfter: 0, greaterInterval: 0, variables: [] };
    await shop.as('carla', 'POST', '/campaign-settings', { settings });
    const { body } = await create({ confirmation: true, confirmationMessage1: 'Posso mandar, {nome}?' });
    const world = createSimulatorContext(shop.context, { random: createRandom(1), connected: () => [] });
    const replies = createCampaignReplies(world);
    pass(61);
    replies.act(TEMPOS.normal);
    expect(delivered(await show(body.id))).toBe(0);
    const answeredAfter = async (seconds: number): Promise<number> => {
      for (let passed = 0; passed < seconds; passed += 1) {
        pass(1);
        replies.act(TEMPOS.normal);
      }
      return delivered(await show(body.id));
    };
    const willing = await answeredAfter(10);
    expect(willing).toBeGreaterThan(3);
    expect(willing).toBeLessThan(8);
    expect(await answeredAfter(60)).toBe(willing);
  });

  it('[DEMO-01] sends the files of its list first, then its own file with the text as caption', async () => {
    const { shop, create, pass, tables } = await marketing(1);
    const files = await shop.as<{ id: number; options: { id: number }[] }>('carla', 'POST', '/files', {
      name: 'Catálogo',
      message: 'm',
      options: [{ name: 'Capa', path: 'capa.pdf', mediaType: 'application/pdf' }],
    });
    const { id, options } = files.body;
    await upload(
      shop,
      'carla',
      `/files/uploadList/${id}`,
      ['fileId', String(id)],
      ['typeArch', 'fileList'],
      ['mediaType', 'application/pdf'],
      ['id', String(options[0]!.id)],
      ['files', new File(['pdf'], 'capa.pdf', { type: 'application/pdf' })],
    );
    const { body } = await create({ fileListId: id });
    const picture = new File(['png'], 'oferta.png', { type: 'image/png' });
    await upload(shop, 'carla', `/campaigns/${body.id}/media-upload`, ['file', picture]);
    pass(61);
    const sent = tables.messages.findAll({}).map(({ mediaType, body: text }) => [mediaType, text]);
    expect(sent).toEqual([
      ['application', '-'],
      ['image', '\u200c Oi Pessoa 1, da {loja}'],
    ]);
  });

  it('[DEMO-01] [CALL-90] [CALL-91] is scheduled by a date and unscheduled by removing it; a time without offset is UTC in an update', async () => {
    const { shop, create } = await marketing(1);
    const { body } = await create({ scheduledAt: null });
    expect(body).toMatchObject({ status: 'INATIVA', scheduledAt: null });
    const change = (values: object) =>
      shop.as<Detail>('carla', 'PUT', `/campaigns/${body.id}`, { name: 'Natal', status: 'INATIVA', ...values });
    const zone = { timeZone: 'America/Sao_Paulo' };
    expect((await change({ scheduledAt: '2026-12-24 08:30:00', ...zone })).body).toMatchObject({
      status: 'PROGRAMADA',
      scheduledAt: '2026-12-24T08:30:00.000Z',
    });
    expect((await change({ scheduledAt: null })).body).toMatchObject({ status: 'INATIVA', scheduledAt: null });
    const made = await create({ scheduledAt: '2026-12-24 08:30:00', ...zone });
    expect(made.body.scheduledAt).toBe('2026-12-24T11:30:00.000Z');
  });

  it('[DEMO-01] belongs to its company only, and servers like A require a date and know no confirmation', async () => {
    const { shop, create } = await marketing(1);
    const { body } = await create({ confirmation: true });
    expect(body.confirmation).toBe(true);
    expect((await shop.as('stranger', 'GET', `/campaigns/${body.id}`)).status).toBe(404);
    const foreign = { name: 'Natal', scheduledAt: inSeconds(60), contactListId: body.contactListId };
    expect((await shop.as('stranger', 'POST', '/campaigns', foreign)).status).toBe(500);
    const strict = await startShop({ behave: 'a' });
    const prefixed = (values: object) => strict.as<Detail>('carla', 'POST', '/api/campaigns', values);
    expect((await prefixed({ name: 'Natal', scheduledAt: null })).status).toBe(500);
    const made = await prefixed({ name: 'Natal', scheduledAt: '2031-05-05T10:00:00.000Z', confirmation: true });
    expect(made.body).not.toHaveProperty('confirmation');
  });

  it('[DEMO-01] creates its list from a tag, once', async () => {
    const { shop, create, tables } = await marketing(0);
    const tag = tables.tags.insert({ name: 'VIP', color: '#aa0000', companyId: 1 });
    const ticket = shop.addTicket();
    tables.ticketTags.insert({ ticketId: ticket.id, tagId: tag.id });
    const { body } = await create({ tagListId: tag.id, contactListId: null });
    const list = tables.contactLists.find({ id: body.contactListId! })!;
    expect(list.name).toBe(`Natal | TAG: ${tag.id} - ${START}`);
    expect(tables.contactListItems.findAll({ contactListId: list.id })).toMatchObject([{ name: 'Cliente 1' }]);
    await shop.as('carla', 'PUT', `/campaigns/${body.id}`, { name: 'Natal', tagListId: tag.id });
    expect(tables.campaigns.find({ id: body.id })!.contactListId).toBe(list.id);
    expect((await shop.as('carla', 'DELETE', `/tags/${tag.id}`)).status).toBe(500);
  });
});
