import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { openNew } from './campaignWorld';

const offeredIn = (field: string) => {
  const box = screen.getByLabelText(field, { selector: 'input' });
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
  const list = document.getElementById(box.getAttribute('aria-controls')!)?.closest('.ant-select-dropdown');
  const options = [...(list?.querySelectorAll('.ant-select-item-option-content') ?? [])];
  return options.map(({ textContent }) => textContent);
};

it('what a campaign can refer to follows what is created, renamed and deleted while its dialog is open', async () => {
  const { store } = await openNew();
  const { dispatch } = store;
  const list = { id: 8, name: 'Leads', companyId: 1 };
  const shop = { id: 9, name: 'Filial', status: 'CONNECTED' };
  const files = { id: 10, name: 'Tabela', message: 'm' };
  const tag = { id: 11, name: 'Novos', color: '#00aa00' };
  await act(async () => {
    dispatch(serverEvents.contactList(parseEvent('contactList', { action: 'create', record: list }, 1)!));
    dispatch(serverEvents.whatsapp(parseEvent('whatsapp', { action: 'update', whatsapp: shop }, 1)!));
    dispatch(serverEvents.file(parseEvent('file', { action: 'create', fileList: files }, 1)!));
    dispatch(serverEvents.tag(parseEvent('tag', { action: 'create', tag }, 1)!));
    dispatch(serverEvents.contactList(parseEvent('contactList', { action: 'delete', id: 3 }, 1)!));
    dispatch(serverEvents.tag(parseEvent('tag', { action: 'update', tag: { ...tag, id: 5, name: 'Ouro' } }, 1)!));
  });
  await eventually(() => expect(offeredIn('Lista de contatos')).toEqual(['Leads']));
  await eventually(() => expect(offeredIn('Conexão')).toEqual(['Vendas Online', 'Filial']));
  await eventually(() => expect(offeredIn('Lista de arquivos')).toEqual(['Catálogo', 'Tabela']));
  await eventually(() => expect(offeredIn('Lista por tag')).toEqual(['Nenhuma', 'Novos', 'Ouro']));
});
