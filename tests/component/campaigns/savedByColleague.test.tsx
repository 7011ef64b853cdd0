import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serverEvents } from '@/realtime/serverEvents';
import { ownCalls } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { answered, natal, openStored, save, write } from './campaignWorld';

describe('a campaign that a colleague saves while its form is open', () => {
  it('keeps what the colleague changed where this form has another change', async () => {
    let stored: object = natal;
    const saves = createRecordedRoute({ body: natal });
    const { user, store } = await openStored(
      {},
      { 'GET /campaigns/1': () => ({ body: stored }), 'PUT /campaigns/1': saves.route },
    );
    write('Nome', 'Natal 2026');
    const record = { ...natal, message1: 'Boas festas, {nome}', message2: 'Feliz Natal', fileListId: 4 };
    stored = record;
    await act(async () => void store.dispatch(serverEvents.campaign({ action: 'update', record })));
    expect(screen.getAllByLabelText('Mensagem')[0]).toHaveValue('Boas festas, {nome}');
    await user.click(save()!);
    await waitFor(() => expect(saves.asked).toHaveLength(1));
    expect(saves.asked[0]?.body).toMatchObject({
      name: 'Natal 2026',
      message1: 'Boas festas, {nome}',
      message2: 'Feliz Natal',
      fileListId: 4,
    });
  });

  it('[CAMP-14] keeps the file that the colleague added', async () => {
    const { user, calls, store } = await openStored({}, { 'PUT /campaigns/1': answered({}) });
    const record = { ...natal, mediaPath: '17_natal.png', mediaName: 'natal.png' };
    await act(async () => void store.dispatch(serverEvents.campaign({ action: 'update', record })));
    write('Nome', 'Natal 2026');
    await user.click(save()!);
    await waitFor(() => expect(save()).not.toBeInTheDocument());
    expect(ownCalls(calls).filter((call) => call.endsWith('media-upload'))).toEqual([]);
  });
});

describe('a campaign that a colleague saves during a gap in the live connection', () => {
  it('is read again where its form is open', async () => {
    const later = { ...natal, message2: 'Feliz Natal' };
    const { goOnline, goOffline, ...app } = await openStored(
      {},
      { 'GET /campaigns/1': createRecordedRoute({ body: natal }, { body: later }).route },
    );
    act(goOnline);
    write('Nome', 'Natal 2026');
    act(goOffline);
    await act(async () => goOnline());
    await waitFor(() => expect(screen.getAllByLabelText('Mensagem')[1]).toHaveValue('Feliz Natal'));
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal 2026');
    expect(app.calls.filter((call) => call === 'GET /campaigns/1')).toHaveLength(2);
  });

  it('keeps what was typed where it cannot be read again', async () => {
    const { goOnline, goOffline } = await openStored(
      {},
      { 'GET /campaigns/1': createRecordedRoute({ body: natal }, { status: 500, body: {} }).route },
    );
    act(goOnline);
    write('Nome', 'Natal 2026');
    act(goOffline);
    await act(async () => goOnline());
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal 2026');
    expect(save()).toBeEnabled();
  });
});
