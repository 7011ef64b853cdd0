import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { drawn } from '@tests/support/rendering/drawn';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { outwait, ownCalls, pass } from '@tests/support/rendering/renderPage';
import { eventually } from '@tests/support/eventually';
import {
  answered,
  HOUR,
  inMs,
  natal,
  NOW,
  openNew,
  openStored,
  pageOf,
  renderStored,
  save,
  when,
  write,
} from './campaignWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const PLACES = [1, 2, 3, 4, 5];

/** The five messages and their confirmations, by the names of their fields. */
const numbered = (textsOf: (place: number) => readonly [string | null, string | null]) =>
  Object.fromEntries(
    PLACES.flatMap((place) => {
      const [message, confirmation] = textsOf(place);
      return [[`message${place}`, message] as const, [`confirmationMessage${place}`, confirmation] as const];
    }),
  );

describe('a new campaign', () => {
  it('[CAMP-11] [CAMP-12] [CAMP-15] [CAMP-16] [CAMP-17] has its fields, five messages and a hint about variables', async () => {
    // Also where the company has no variables of its own.
    const { user } = await openNew({ 'GET /campaign-settings': { body: [] } });
    expect(screen.getByRole('dialog', { name: 'Nova campanha' })).toBeInTheDocument();
    expect(screen.getByLabelText('Agendada para')).toBeInTheDocument();
    for (const name of ['Confirmação', 'Lista de contatos', 'Lista por tag', 'Conexão', 'Lista de arquivos'])
      expect(screen.getByLabelText(name)).toHaveRole('combobox');
    expect(screen.queryByRole('button', { name: /^(Cancelar|Reiniciar) a campanha$/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Msg. ${number}`),
    );
    const messages = screen.getAllByLabelText('Mensagem');
    expect(messages).toHaveLength(5);
    for (const place of [2, 0, 1, 3, 4]) {
      await user.click(screen.getByText(`Msg. ${place + 1}`));
      expect(messages[place]).toBeVisible();
      expect(messages[(place + 1) % 5]).not.toBeVisible();
    }
    expect(screen.getByText('Use variáveis como {nome}, {numero}, {email} ou variáveis personalizadas.')).toBeVisible();
  });

  it('[CAMP-18] [CAMP-24] [CAMP-27] [CALL-90] [LIST-08] is sent as inactive, without confirmation, tag and date, with empty fields as null', async () => {
    const { asked, route } = createRecordedRoute(answered({}));
    const { user } = await openNew({ 'POST /campaigns': route });
    const shown = (name: string) => screen.getByLabelText(name).closest('.ant-select')?.textContent;
    expect(['Lista por tag', 'Confirmação'].map(shown)).toEqual(['Nenhuma', 'Desabilitada']);
    write('Nome', ' Natal ');
    write('Mensagem', 'Oi {nome}');
    write('Mensagem', ' ', 2);
    await user.click(save()!);
    await findSuccess('Campanha salva.');
    expect(asked[0]?.body).toEqual({
      name: 'Natal',
      status: 'INATIVA',
      confirmation: false,
      tagListId: 'Nenhuma',
      contactListId: null,
      whatsappId: null,
      fileListId: null,
      scheduledAt: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      companyId: 1,
      ...numbered(() => [null, null]),
      message1: 'Oi {nome}',
    });
    await eventually(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[CAMP-23] [LIST-11] refuses an empty name or one of 1 or 51 characters beside its field, and accepts 2 and 50', async () => {
    const { asked, route } = createRecordedRoute({ status: 500, body: {} });
    await openNew({ 'POST /campaigns': route });
    // Ahead also of the real clock, which runs again once a save is waited for.
    when('24/12/2096 08:30');
    for (const [name, message] of [
      ['', 'Required'],
      ['  ', 'Required'],
      [' a ', 'Too Short!'],
      ['a'.repeat(51), 'Too Long!'],
    ] as const) {
      write('Nome', name);
      await outwait(() => fireEvent.click(save()!));
      expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription(message);
    }
    expect(asked).toEqual([]);
    const accepted = ['ab', 'a'.repeat(50)];
    for (const name of accepted) {
      write('Nome', name);
      await outwait(() => fireEvent.click(save()!));
    }
    expect(asked.map(({ body }) => body)).toMatchObject(accepted.map((name) => ({ name })));
  });

  it('[CAMP-06] [CAMP-11] [CAMP-12] [CAMP-13] [CALL-90] each message has a confirmation beside it only while confirmation is on, and each is sent in its place', async () => {
    const { asked, route } = createRecordedRoute(answered({}));
    const { user } = await openNew({ 'POST /campaigns': route });
    const confirmations = () => screen.getAllByLabelText('Mensagem de confirmação');
    const turn = async (word: string) => {
      await user.click(screen.getByLabelText('Confirmação'));
      await user.click(await screen.findByTitle(word));
    };
    const noneShown = () => {
      for (const field of confirmations()) expect(field.closest('[hidden]')).not.toBeNull();
      expect(confirmations()[0]).not.toBeVisible();
    };
    noneShown();
    await turn('Habilitada');
    await waitFor(() => expect(confirmations()[0]).toBeVisible());
    expect(confirmations()).toHaveLength(5);
    for (const field of confirmations()) {
      expect(field.closest('[hidden]')).toBeNull();
      expect(within(field.closest<HTMLElement>('[role="tabpanel"]')!).getByLabelText('Mensagem')).toBeInTheDocument();
    }
    write('Nome', 'Natal');
    for (const place of PLACES) {
      write('Mensagem', `Oi ${place}`, place - 1);
      write('Mensagem de confirmação', `Pode ${place}?`, place - 1);
    }
    await turn('Desabilitada');
    await waitFor(noneShown);
    await turn('Habilitada');
    await user.click(save()!);
    const typed = numbered((place) => [`Oi ${place}`, `Pode ${place}?`]);
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ confirmation: true, ...typed }));
  });

  it('[CAMP-16] [FMT-02] [CALL-97] a variable, custom ones included, is inserted into the visible message, with a preview beside it', async () => {
    const { user } = await openNew();
    await user.click(screen.getByText('Msg. 3'));
    // The other tabs are hidden.
    await user.click(screen.getByRole('button', { name: 'Inserir {loja} na mensagem' }));
    const texts = screen.getAllByLabelText<HTMLTextAreaElement>('Mensagem').map(({ value }) => value);
    expect(texts).toEqual(['', '', '{loja}', '', '']);
    const preview = screen.getByRole('region', { name: 'Como o cliente recebe' });
    await eventually(() => expect(preview).toHaveTextContent(/Casa Aurora\d\d:\d\d$/));
    expect(await screen.findByRole('tab', { name: /^Msg\. 3\s*preenchida$/ })).toBeInTheDocument();
  });

  it('[CAMP-16] variables and words follow each other where the cursor is', async () => {
    const { user } = await openNew();
    const message = screen.getAllByLabelText<HTMLTextAreaElement>('Mensagem')[0]!;
    write('Mensagem', 'Oi, tudo bem?');
    message.setSelectionRange(3, 3);
    const insert = (name: string) => user.click(screen.getAllByLabelText(`Inserir {${name}} na mensagem`)[0]!);
    await insert('nome');
    await insert('loja');
    await user.keyboard('!');
    expect(message).toHaveValue('Oi,{nome}{loja}! tudo bem?');
  });
});

describe('a stored campaign', () => {
  it('[CAMP-01] [CAMP-10] [CAMP-11] [CAMP-12] [CAMP-17] [CAMP-19] [CAMP-27] [CALL-89] [CALL-91] [LIST-08] is read, changed and saved with its status', async () => {
    const { asked, route } = createRecordedRoute(answered({ name: 'Natal 2' }));
    const kept = {
      ...numbered((place) => [`Oi ${place}`, `Pode ${place}?`]),
      message4: null,
      confirmationMessage5: null,
      scheduledAt: null,
      status: 'INATIVA',
      confirmation: true,
      contactListId: 3,
      whatsappId: 2,
      fileListId: 4,
      tagListId: 5,
    };
    const { user } = await openStored(kept, {
      'GET /campaigns/': pageOf({ ...natal, id: 27, name: 'Black Friday' }, { ...natal, ...kept }),
      // Renamed since the list was read.
      'GET /campaigns/1': answered({ ...kept, name: 'Natal novo' }),
      'PUT /campaigns/1': route,
    });
    expect(screen.getByText('Editar campanha')).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Natal novo');
    write('Nome', ' Natal 2 ');
    await user.click(save()!);
    await findSuccess('Campanha salva.');
    expect(asked.map(({ body }) => body)).toEqual([
      {
        ...kept,
        name: 'Natal 2',
        companyId: 1,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
    expect(screen.getByRole('row', { name: /Natal 2/ })).toBeInTheDocument();
  });

  it('[CAMP-17] [CAMP-20] [FMT-03] becomes read-only one hour before its time, also while the dialog is open', async () => {
    await renderStored({ status: 'PROGRAMADA', scheduledAt: inMs(HOUR + 90_000) });
    vi.useFakeTimers({ now: NOW });
    fireEvent.click(screen.getByRole('button', { name: /^(Editar|Ver) Campanha Natal$/ }));
    await drawn(() => screen.getByText('Msg. 1'));
    expect(screen.getByText(/^Você pode editar até 21\/11\/2026 14:06, 1 hora antes do envio\./)).toBeInTheDocument();
    await pass(89_999);
    expect(save()).toBeInTheDocument();
    await pass(1);
    expect(save()).not.toBeInTheDocument();
    expect(screen.getByText('Campanha (somente leitura)')).toBeInTheDocument();
  });

  it.each([
    ['EM_ANDAMENTO', 'Em Andamento', 'Cancelar a campanha', true],
    ['FINALIZADA', 'Finalizada', null, false],
    ['PROGRAMADA', 'Programada', null, true], // Its time has come.
  ])(
    '[CAMP-04] [CAMP-06] [CAMP-07] [CAMP-08] [CAMP-11] [CAMP-12] [CAMP-13] [CAMP-15] [CAMP-17] [CAMP-21] [FMT-03] %s is read-only',
    async (status, word, button, confirmation) => {
      const texts = numbered((place) => [`Oi ${place}`, `Pode ${place}?`]);
      const chosen = { contactListId: 3, tagListId: 5, whatsappId: 2, fileListId: 4, mediaName: 'oferta.png' };
      await openStored({ status, scheduledAt: inMs(-HOUR), confirmation, ...chosen, ...texts });
      expect(screen.getByText('Campanha (somente leitura)')).toBeInTheDocument();
      expect(within(screen.getByRole('dialog')).getByText(word)).toBeInTheDocument();
      expect(screen.queryAllByRole('textbox')).toHaveLength(1); // The search of the page.
      expect([...screen.queryAllByRole('combobox'), ...screen.queryAllByLabelText(/^Inserir /)]).toEqual([]);
      expect(screen.getByLabelText('Remover oferta.png')).not.toBeVisible();
      const facts = [...document.querySelectorAll('dl dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]);
      expect(facts).toEqual([
        ['Nome', 'Campanha Natal'],
        ['Confirmação', confirmation ? 'Habilitada' : 'Desabilitada'],
        ['Agendada para', '21/11/2026 13:05'],
        ['Lista de contatos', 'Clientes VIP'],
        ['Lista por tag', 'VIP'],
        ['Conexão', 'Vendas Online'],
        ['Lista de arquivos', 'Catálogo'],
        ...PLACES.flatMap((place) => [
          ['Mensagem', `Oi ${place}`],
          ['Mensagem de confirmação', `Pode ${place}?`],
        ]),
        ['Anexo', 'oferta.png'],
      ]);
      for (const term of screen.getAllByText('Mensagem de confirmação', { selector: 'dt' })) {
        expect(term.closest('[hidden]') === null).toBe(confirmation);
      }
      expect(save()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^(Cancelar|Reiniciar) a campanha$/ })?.textContent ?? null).toBe(
        button,
      );
    },
  );

  it.each(['INATIVA', 'PROGRAMADA'])(
    '[CAMP-07] [CAMP-08] [CAMP-15] [CAMP-16] [CAMP-17] [CAMP-19] [CAMP-20] %s can be changed, but neither cancelled nor restarted',
    async (status) => {
      await openStored({ status, scheduledAt: inMs(3 * HOUR) });
      expect(screen.queryByRole('button', { name: /^(Cancelar|Reiniciar) a campanha$/ })).not.toBeInTheDocument();
      expect(screen.getByText('Editar campanha')).toBeInTheDocument();
      // The search of the page; name, time and shown message.
      const [texts, selects] = [screen.getAllByRole('textbox'), screen.getAllByRole('combobox')];
      expect([texts.length, selects.length]).toEqual([4, 5]);
      expect(screen.getByText('Escolher arquivo')).toBeVisible();
      expect(screen.getByText(/^Use variáveis como {nome}, {numero}, {email} ou variáveis personaliz/)).toBeVisible();
      expect(screen.getByLabelText('Nome')).toBeVisible();
      for (const field of [...texts, ...selects, save()]) expect(field).toBeEnabled();
    },
  );

  it('[CAMP-07] [CAMP-08] [CAMP-12] [CAMP-13] [CAMP-15] [CAMP-16] [CAMP-17] [CAMP-22] [CAMP-27] [CALL-91] [CALL-94] a cancelled one keeps its messages, can be saved, and can be restarted', async () => {
    const update = createRecordedRoute(answered({ status: 'CANCELADA' }));
    const facts = { status: 'CANCELADA', scheduledAt: inMs(-HOUR), confirmation: true };
    const { user, calls } = await openStored(facts, {
      'PUT /campaigns/1': update.route,
      'POST /campaigns/1/restart': { status: 204 },
    });
    for (const name of ['Nome', 'Agendada para']) expect(screen.queryByRole('textbox', { name })).toBeNull();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('Vendas Online', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText('Editar campanha')).toBeInTheDocument();
    for (const name of ['Mensagem', 'Mensagem de confirmação']) {
      const fields = screen.getAllByLabelText(name);
      expect(fields).toHaveLength(5);
      for (const field of fields)
        expect([field.matches(':disabled'), field.matches(':read-only')]).toEqual([false, false]);
      expect(fields[0]).toBeVisible();
      expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
    }
    expect(screen.getByText('Escolher arquivo')).not.toBeVisible();
    expect(screen.getByText(/^Use variáveis como {nome}/)).toBeVisible();
    write('Mensagem', 'Outra mensagem');
    write('Mensagem', 'Mais uma', 4);
    write('Mensagem de confirmação', 'Posso?', 2);
    await user.click(save()!);
    const typed = { message1: 'Outra mensagem', message5: 'Mais uma', confirmationMessage3: 'Posso?' };
    const kept = { name: 'Campanha Natal', status: 'CANCELADA', confirmation: true, whatsappId: 2, contactListId: 3 };
    await waitFor(() => expect(update.asked[0]?.body).toMatchObject({ ...typed, ...kept }));
    await user.click(await screen.findByRole('button', { name: 'Editar Campanha Natal' }));
    await screen.findByRole('button', { name: 'Reiniciar a campanha' });
    expect(screen.queryByRole('button', { name: 'Cancelar a campanha' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reiniciar a campanha' }));
    await findSuccess('Campanha reiniciada.');
    expect(calls).toContain('POST /campaigns/1/restart');
  });

  it('[CAMP-14] [CALL-95] a file is uploaded in the field file after the save, and the record is read again', async () => {
    const upload = createRecordedRoute({ body: { mensagem: 'Mensagem enviada' } });
    const { user, calls } = await openStored(
      {},
      { 'PUT /campaigns/1': answered({}), 'POST /campaigns/1/media-upload': upload.route },
    );
    const file = new File(['x'], 'oferta.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), { target: { files: [file] } });
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    expect((upload.asked[0]!.body as FormData).get('file')).toMatchObject({ name: 'oferta.png' });
    expect(ownCalls(calls).slice(-2)).toEqual(['POST /campaigns/1/media-upload', 'GET /campaigns/1']);
  });

  it('[CAMP-14] [CALL-95] [CALL-96] a new one gets its file, which can be removed again while the dialog stays open', async () => {
    let media = {};
    const stored = () => answered({ scheduledAt: inMs(5 * HOUR), status: 'PROGRAMADA', ...media });
    const upload = createRecordedRoute({ body: { mensagem: 'Mensagem enviada' } });
    const { user, calls } = await openNew({
      'POST /campaigns': stored,
      'PUT /campaigns/1': stored,
      'GET /campaigns/1': stored,
      'POST /campaigns/1/media-upload': (sent) => {
        media = { mediaPath: '17_oferta.png', mediaName: 'oferta.png' };
        return upload.route(sent);
      },
      'DELETE /campaigns/1/media-upload': () => {
        media = {};
        return { body: { mensagem: 'Arquivo excluído' } };
      },
    });
    write('Nome', 'Natal');
    when('24/12/2026 08:30');
    const file = new File(['x'], 'oferta.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), { target: { files: [file] } });
    await user.click(save()!);
    // The server keeps another time, so the dialog stays.
    await screen.findByText(/marcou outra hora/);
    expect((upload.asked[0]!.body as FormData).get('file')).toMatchObject({ name: 'oferta.png' });
    await user.click(screen.getByRole('button', { name: 'Remover oferta.png' }));
    const question = await findQuestion('Remover “oferta.png”?');
    await user.click(within(question).getByRole('button', { name: 'Remover' }));
    await user.click(save()!);
    await waitFor(() => expect(calls).toContain('DELETE /campaigns/1/media-upload'));
    // A further save neither sends nor removes it once more, which servers would refuse.
    const saves = () => calls.filter((call) => call === 'PUT /campaigns/1').length;
    const before = saves();
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save()!);
    await waitFor(() => expect(saves()).toBeGreaterThan(before));
    await waitFor(() => expect(save()).toBeEnabled());
    expect(upload.asked).toHaveLength(1);
    expect(calls.filter((call) => call === 'DELETE /campaigns/1/media-upload')).toHaveLength(1);
  });

  it('[CAMP-14] [CALL-96] [SHELL-14] a removed file is deleted when the campaign is saved', async () => {
    const media = { mediaPath: '17_oferta.png', mediaName: null };
    const { user, calls } = await openStored(media, {
      'PUT /campaigns/1': answered(media),
      'DELETE /campaigns/1/media-upload': { body: { mensagem: 'Arquivo excluído' } },
    });
    const answer = async (word: string) => {
      await user.click(await screen.findByRole('button', { name: 'Remover 17_oferta.png' }));
      const question = await findQuestion('Remover “17_oferta.png”?');
      await user.click(within(question).getByRole('button', { name: word }));
    };
    await answer('Cancelar');
    await answer('Remover');
    expect(calls).not.toContain('DELETE /campaigns/1/media-upload');
    await user.click(save()!);
    await screen.findByText('Campanha salva.');
    // The record is read again, since no event reports the change.
    expect(ownCalls(calls).slice(-3)).toEqual([
      'PUT /campaigns/1',
      'DELETE /campaigns/1/media-upload',
      'GET /campaigns/1',
    ]);
  });
});
