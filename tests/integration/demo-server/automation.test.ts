import { describe, expect, it } from 'vitest';
import { startShop } from './shopWorld';
import { recordEvents } from './support';

interface Stored {
  id: number;
  error?: string;
  message?: string;
}

const PROMPT = { name: 'Assistente', prompt: 'Seja breve.', apiKey: 'sk', maxMessages: 10, queueId: 1 };
const FLOW = { type: 'n8n', name: 'Fluxo', projectName: 'n8n-1', jsonContent: '', language: '', urlN8N: 'https://n' };

describe('prompts', () => {
  it('[DEMO-01] [CALL-134] [CALL-135] are refused with the whole validation object as text, whose message is the code', async () => {
    const shop = await startShop();
    const refusal = async (method: string, route: string, body: object) => {
      const answer = await shop.as<Stored>('carla', method, route, body);
      return [answer.status, (JSON.parse(answer.body.error ?? '{}') as Stored).message];
    };
    expect(await refusal('POST', '/prompt', { ...PROMPT, name: '' })).toEqual([400, 'ERR_PROMPT_NAME_INVALID']);
    expect(await refusal('POST', '/prompt', { ...PROMPT, prompt: '' })).toEqual([
      400,
      'ERR_PROMPT_INTELLIGENCE_INVALID',
    ]);
    expect(await refusal('POST', '/prompt', { ...PROMPT, apiKey: '' })).toEqual([400, 'ERR_PROMPT_APIKEY_INVALID']);
    expect(await refusal('POST', '/prompt', { ...PROMPT, maxMessages: '' })).toEqual([
      400,
      'ERR_PROMPT_MAX_MESSAGES_INVALID',
    ]);
    const { body } = await shop.as<Stored>('carla', 'POST', '/prompt', PROMPT);
    expect(await refusal('PUT', `/prompt/${body.id}`, { ...PROMPT, prompt: '' })).toEqual([
      400,
      'ERR_PROMPT_PROMPT_INVALID',
    ]);
    expect((await shop.as('carla', 'GET', '/prompt')).body).toMatchObject({ count: 1, hasMore: false });
  });

  it('[DEMO-01] [CALL-134] carry model, voice or both, and need a queue, as the servers differ', async () => {
    const keysOf = async (behave?: 'a' | 'b') => {
      const shop = await startShop(behave ? { behave } : {});
      const prefix = behave === 'a' ? '/api' : '';
      const { body } = await shop.as<Stored>('carla', 'POST', `${prefix}/prompt`, { ...PROMPT, voice: 'texto' });
      const queueless = await shop.as<Stored>('carla', 'POST', `${prefix}/prompt`, { ...PROMPT, queueId: null });
      return [['model', 'voice'].filter((key) => key in body), queueless.status];
    };
    expect(await keysOf('a')).toEqual([['model'], 200]);
    expect(await keysOf('b')).toEqual([['voice'], 400]);
    expect(await keysOf()).toEqual([['model', 'voice'], 200]);
  });

  it('[DEMO-01] [CALL-136] can be deleted, which frees their queue, but not while a connection uses them', async () => {
    const shop = await startShop();
    const { tables } = shop.context;
    const { body } = await shop.as<Stored>('carla', 'POST', '/prompt', PROMPT);
    tables.queues.update({ id: 2 }, { promptId: body.id });
    tables.whatsapps.update({ id: 1 }, { promptId: body.id });
    const events = recordEvents(shop);
    const refused = await shop.as<Stored>('carla', 'DELETE', `/prompt/${body.id}`);
    expect(refused.status).toBe(200);
    expect(refused.body.message).toBe('Não foi possível excluir! Verifique se este prompt está sendo usado!');
    expect(events).toEqual([]);
    expect((await shop.as('stranger', 'DELETE', `/prompt/${body.id}`)).status).toBe(500);

    tables.whatsapps.update({ id: 1 }, { promptId: null });
    expect((await shop.as<Stored>('carla', 'DELETE', `/prompt/${body.id}`)).body.message).toBe('Prompt deleted');
    expect(tables.queues.find({ id: 2 })?.promptId).toBeNull();
    expect(events).toEqual([
      { rooms: ['company-1-mainchannel'], event: 'prompt', payload: { action: 'delete', intelligenceId: body.id } },
    ]);
  });

  it('[DEMO-01] keep their queue from being removed', async () => {
    const shop = await startShop();
    await shop.as('carla', 'POST', '/prompt', PROMPT);
    expect((await shop.as('carla', 'DELETE', '/queue/1')).status).toBe(500);
    expect((await shop.as('carla', 'DELETE', '/queue/2')).status).toBe(200);
  });
});

describe('queue integrations', () => {
  it('[DEMO-01] [CALL-139] require a unique project name, even an empty one, and a name of 2 characters', async () => {
    const shop = await startShop();
    const create = (values: object) => shop.as<Stored>('carla', 'POST', '/queueIntegration', { ...FLOW, ...values });
    expect((await create({ projectName: '' })).status).toBe(200);
    expect((await create({ projectName: '', name: 'Outro' })).status).toBe(500);
    expect((await create({ projectName: undefined, name: 'Outro' })).status).toBe(500);
    expect((await create({ projectName: 'x' })).body.error).toBe('This integration name is already used.');
    expect((await create({ projectName: 'x', name: 'W' })).body.error).toBe('name must be at least 2 characters');
    expect((await create({ projectName: 'x', name: 'We' })).status).toBe(200);
  });

  it('[DEMO-01] [CALL-139] [CALL-140] accept the delay of a typebot only in an update', async () => {
    const shop = await startShop();
    const { body } = await shop.as<Stored>('carla', 'POST', '/queueIntegration', { ...FLOW, typebotDelayMessage: 500 });
    expect(body).toMatchObject({ typebotDelayMessage: 1000 });
    const changed = await shop.as('carla', 'PUT', `/queueIntegration/${body.id}`, { typebotDelayMessage: 500 });
    expect(changed).toMatchObject({ status: 201, body: { typebotDelayMessage: 500, name: 'Fluxo' } });
  });

  it('[DEMO-01] [CALL-138] [CALL-141] are unknown to another company, and cannot be deleted while a ticket uses them', async () => {
    const shop = await startShop();
    const { body } = await shop.as<Stored>('carla', 'POST', '/queueIntegration', FLOW);
    const unknown = { status: 404, body: { error: 'ERR_NO_DIALOG_FOUND' } };
    expect(await shop.as('stranger', 'GET', `/queueIntegration/${body.id}`)).toMatchObject(unknown);
    expect(await shop.as('stranger', 'DELETE', `/queueIntegration/${body.id}`)).toMatchObject(unknown);
    const ticket = shop.addTicket({ integrationId: body.id });
    expect((await shop.as('carla', 'DELETE', `/queueIntegration/${body.id}`)).status).toBe(500);
    shop.context.tables.tickets.update({ id: ticket.id }, { integrationId: null });
    expect((await shop.as('carla', 'DELETE', `/queueIntegration/${body.id}`)).status).toBe(200);
  });
});
