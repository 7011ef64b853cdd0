import { describe, expect, it } from 'vitest';
import { disconnect, renewQrCode, startWhatsappSession } from '@/entities/company/whatsappConnections/connectionThunks';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { createDemoWorld, signInLive } from '@tests/support/servers/demoWorld';

const CARLA = 'carla@demo.balcao';

describe('sessions of connections with a server', () => {
  it('[CONN-07] [CONN-13] [CONN-24] [CALL-61] a new QR code keeps the queues, the call is not awaited, and each step arrives live', async () => {
    const world = await createDemoWorld();
    const carla = world.app();
    await signInLive(carla, CARLA);
    const find = (name: string) => selectConnections(carla.store.getState()).find((one) => one.name === name)!;
    await expect.poll(() => selectConnections(carla.store.getState()).length).toBeGreaterThan(0);
    const campinas = find('Filial Campinas');
    expect(campinas).toMatchObject({ status: 'DISCONNECTED', queues: [{ name: 'Atendimento' }] });

    const renewing = carla.store.dispatch(renewQrCode(campinas.id));
    await expect.poll(() => find('Filial Campinas').status).toBe('qrcode');
    expect(find('Filial Campinas').qrcode).toMatch(/^2@/);
    await expect.poll(() => world.server.context.tables.whatsappQueues.count({ whatsappId: campinas.id })).toBe(1);
    await expect.poll(() => find('Filial Campinas')).toMatchObject({ queues: [{ name: 'Atendimento' }] });

    world.server.context.pairing.scan(campinas.id);
    expect(await renewing).toMatchObject({ meta: { requestStatus: 'fulfilled' } });
    await expect.poll(() => find('Filial Campinas')).toMatchObject({ status: 'CONNECTED', qrcode: '' });
  });

  it('[CONN-07] [CONN-10] [CALL-60] [CALL-62] retry opens a session, disconnecting ends it, a refusal is a failure', async () => {
    const world = await createDemoWorld();
    const carla = world.app();
    await signInLive(carla, CARLA);
    await expect.poll(() => selectConnections(carla.store.getState()).length).toBeGreaterThan(0);
    const [first] = selectConnections(carla.store.getState());
    const status = () => selectConnections(carla.store.getState())[0]?.status;
    await carla.store.dispatch(disconnect(first!.id));
    await expect.poll(status).toBe('qrcode');
    void carla.store.dispatch(startWhatsappSession(first!.id));
    await expect.poll(status).toBe('OPENING');
    world.server.context.pairing.scan(first!.id);
    await expect.poll(status).toBe('CONNECTED');
    expect(await carla.store.dispatch(startWhatsappSession(9_999))).toMatchObject({
      error: { message: 'Não é possível acessar registros de outra empresa' },
    });
  });
});
