import type { ComponentType } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnnouncementsPage } from '@/features/announcements/AnnouncementsPage';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { ConnectionsPage } from '@/features/whatsapp-connections/ConnectionsPage';
import { QuickMessagesPage } from '@/features/quick-messages/QuickMessagesPage';
import { HelpsTab } from '@/features/settings/helps/HelpsTab';
import { TagsPage } from '@/features/tags/TagsPage';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aSchedule } from '@tests/support/records';
import { findQuestion, renderDialog } from '@tests/support/rendering/renderDialog';
import { renderPage, type } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { choices, natal, pageOf } from '../campaigns/campaignWorld';

const NOT_SAVED = 'Há alterações que ainda não foram salvas.';
const UNIDENTIFIED = /^O registro foi criado, mas o servidor não informou qual é/;
const save = () => screen.getByRole('button', { name: /Salvar$/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const presser =
  (slow: ReturnType<typeof createHeldRoute>) =>
  /** Presses "Salvar"; `during` runs before the answer comes, also within the wait before the call. */
  async (answer: object, during: () => void | Promise<void>) => {
    fireEvent.click(save());
    await act(async () => {});
    await during();
    await waitFor(() => expect(slow.isAsked()).toBe(true), { timeout: 5_000 });
    await act(async () => slow.answer({ body: answer }));
  };

/** Opens a dialog of `page` by its button; the answer to `call` waits. */
const saveSlowly = async (
  page: ComponentType,
  { call, routes }: { call: string; routes: FakeRoutes },
  button: string,
) => {
  const slow = createHeldRoute();
  const app = await renderPage(page, { routes: { ...routes, [call]: slow.route } });
  // An empty list offers its first record as well.
  await app.user.click(screen.getAllByRole('button', { name: button })[0]!);
  await screen.findByRole('button', { name: /Salvar$/ });
  return { ...app, press: presser(slow) };
};

describe('what is typed while a dialog is being saved', () => {
  it('[CALL-78] [CALL-79] stays, and goes to the created record with the next save', async () => {
    const changed = createRecordedRoute({ body: { id: 9, name: 'Atacado SP', color: '#00ff00' } });
    const routes = { 'GET /tags': { body: { tags: [] } }, 'PUT /tags/9': changed.route };
    const { user, press, calls } = await saveSlowly(TagsPage, { call: 'POST /tags', routes }, 'Nova tag');
    type('Nome', 'Atacado');
    await press({ id: 9, name: 'Atacado', color: '#00ff00' }, () => type('Nome', 'Atacado SP'));
    expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Atacado SP');
    await user.click(save());
    await gone();
    expect(changed.asked.map(({ body }) => body)).toMatchObject([{ name: 'Atacado SP' }]);
    expect(calls.filter((call) => call === 'POST /tags')).toHaveLength(1);
  });

  it('is asked about before it is dropped, also when it is what was stored before the save', async () => {
    const vip = { id: 2, name: 'VIP', color: '#aa0000' };
    const routes = { 'GET /tags': { body: { tags: [vip] } }, 'GET /tags/2': { body: vip } };
    const { user, press } = await saveSlowly(TagsPage, { call: 'PUT /tags/2', routes }, 'Editar VIP');
    type('Nome', 'VIP ouro');
    await press({ ...vip, name: 'VIP ouro' }, () => type('Nome', 'VIP'));
    await screen.findByText(NOT_SAVED);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await findQuestion('Descartar alterações?')).toBeInTheDocument();
  });

  it('[CALL-78] stays where the server does not say which record it has created, and no second one arises', async () => {
    const list = createRecordedRoute({ body: { tags: [] } }, { body: { tags: [{ id: 9, name: 'Atacado' }] } });
    const routes = { 'GET /tags': list.route };
    const { press, user, calls } = await saveSlowly(TagsPage, { call: 'POST /tags', routes }, 'Nova tag');
    type('Nome', 'Atacado');
    await press({}, () => type('Nome', 'Atacado SP'));
    expect(await screen.findByText(UNIDENTIFIED)).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Atacado/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Salvar/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), '{Control>}{Enter}{/Control}');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Atacado SP');
    await user.click(screen.getByText('Fechar'));
    await findQuestion('Descartar alterações?');
    expect(calls.filter((call) => call.startsWith('POST /tags'))).toHaveLength(1);
  });

  it('closes where the server does not say which record it has created, and nothing was changed meanwhile', async () => {
    const routes = { 'GET /tags': { body: { tags: [] } } };
    const { press } = await saveSlowly(TagsPage, { call: 'POST /tags', routes }, 'Nova tag');
    type('Nome', 'Atacado');
    await press({}, () => {});
    await gone();
  });

  it('goes to the contact, with the tags that were stored before and are chosen again', async () => {
    const slow = createHeldRoute();
    const tags = createRecordedRoute({ body: {} });
    const ana = { id: 7, name: 'Ana', number: '5511955550000', extraInfo: [], tags: [{ id: 3, name: 'VIP' }] };
    await renderDialog(
      { type: 'contact', contactId: 7 },
      {
        'GET /contacts/7': { body: ana },
        'GET /tags/list': { body: [{ id: 3, name: 'VIP', color: '#a00' }] },
        'PUT /contacts/7': slow.route,
        'POST /contact-tags/sync': tags.route,
      },
    );
    await screen.findByText('VIP');
    const combobox = screen.getByRole('combobox', { name: 'Tags' });
    const toggle = () => {
      fireEvent.mouseDown(combobox);
      fireEvent.click(screen.getAllByText('VIP').at(-1)!);
    };
    toggle();
    await presser(slow)(ana, toggle);
    await screen.findByText(NOT_SAVED);
    expect(screen.queryByText('Contato salvo.')).not.toBeInTheDocument();
    await presser(slow)(ana, () => {});
    await screen.findByText('Contato salvo.');
    expect(tags.asked.map(({ body }) => body)).toMatchObject([{ tags: [] }, { tags: [{ id: 3 }] }]);
  });

  it('[CALL-82] [CALL-84] goes to the created scheduled message, which is read first', async () => {
    const slow = createHeldRoute();
    const stored = aSchedule({ id: 9, sendAt: new Date(Date.now() + 86_400_000).toISOString() });
    const changed = createRecordedRoute({ body: stored });
    const { calls } = await renderDialog(
      { type: 'schedule', scheduleId: null, contact: { id: 7, name: 'Juliana Prado' } },
      { 'POST /schedules': slow.route, 'GET /schedules/9': { body: stored }, 'PUT /schedules/9': changed.route },
    );
    type('Título', 'Boleto');
    type('Mensagem', 'Segue o boleto');
    await presser(slow)(stored, () => type('Mensagem', 'Segue o boleto.'));
    await screen.findByText(NOT_SAVED);
    fireEvent.click(save());
    await screen.findByText('Agendamento salvo.');
    expect(changed.asked.map(({ body }) => body)).toMatchObject([{ body: 'Segue o boleto.' }]);
    expect(calls).toContain('GET /schedules/9');
  });

  it('[CALL-90] [CALL-91] [CALL-95] goes to the created campaign, with another file than the one on its way', async () => {
    const created = { ...natal, id: 9, contactList: undefined };
    const changed = createRecordedRoute({ body: created });
    const uploads: string[] = [];
    const slow = createHeldRoute();
    const app = await renderPage(CampaignsPage, {
      routes: {
        'GET /campaigns/': pageOf(natal),
        ...choices,
        'POST /campaigns': { body: created },
        'PUT /campaigns/9': changed.route,
        'POST /campaigns/9/media-upload': ({ data }) => {
          uploads.push(((data as FormData).get('file') as File).name);
          return uploads.length === 1 ? slow.route() : { body: {} };
        },
      },
    });
    await app.user.click(screen.getByRole('button', { name: 'Nova campanha' }));
    await screen.findByLabelText('Nome');
    const choose = (name: string) =>
      fireEvent.change(screen.getByLabelText('Anexo', { selector: 'input' }), {
        target: { files: [new File(['x'], name, { type: 'application/pdf' })] },
      });
    fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Natal' } });
    fireEvent.change(screen.getAllByLabelText('Mensagem')[0]!, { target: { value: 'Oi' } });
    choose('velho.pdf');
    await presser(slow)({}, async () => {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remover velho.pdf' })));
      choose('novo.pdf');
    });
    await screen.findByText(NOT_SAVED);
    fireEvent.click(save());
    await gone();
    expect(changed.asked).toHaveLength(1);
    expect(uploads).toEqual(['velho.pdf', 'novo.pdf']);
  });

  it('[CALL-57] [CALL-58] goes to the created connection', async () => {
    const created = { id: 9, name: 'Loja', status: 'DISCONNECTED', isDefault: false };
    const changed = createRecordedRoute({ body: { ...created, name: 'Loja nova' } });
    const routes = { 'GET /whatsapp/': { body: [] }, 'PUT /whatsapp/9': changed.route };
    const { user, press } = await saveSlowly(ConnectionsPage, { call: 'POST /whatsapp', routes }, 'Nova conexão');
    type('Nome', 'Loja');
    await press(created, () => type('Nome', 'Loja nova'));
    await screen.findByText(NOT_SAVED);
    await user.click(save());
    await gone();
    expect(changed.asked.at(-1)?.body).toMatchObject({ name: 'Loja nova' });
  });

  it('[CALL-155] a description that is emptied empties that of the created help', async () => {
    const created = { id: 9, title: 'Filas', description: 'Como usar', video: '' };
    const changed = createRecordedRoute({ body: { ...created, description: '' } });
    const routes = { 'GET /helps': { body: { records: [] } }, 'PUT /helps/9': changed.route };
    const { user, press } = await saveSlowly(HelpsTab, { call: 'POST /helps', routes }, 'Nova ajuda');
    type('Título', 'Filas');
    type('Descrição', 'Como usar');
    await press(created, () => type('Descrição', ''));
    await screen.findByText(NOT_SAVED);
    await user.click(save());
    await gone();
    expect(changed.asked[0]?.body).toMatchObject({ title: 'Filas', description: '' });
  });
});

const WITH_A_FILE = [
  {
    page: QuickMessagesPage,
    area: 'quick-messages',
    button: 'Nova resposta rápida',
    input: 'Anexo',
    text: 'Mensagem',
    fill: () => type('Atalho', 'pix'),
    record: { id: 9, shortcode: 'pix', message: '', userId: 10, companyId: 1 },
  },
  {
    page: AnnouncementsPage,
    area: 'announcements',
    button: 'Novo comunicado',
    input: 'Imagem',
    text: 'Texto',
    fill: () => {
      type('Título', 'Férias');
      type('Texto', 'Fechados');
    },
    record: { id: 9, title: 'Férias', text: 'Fechados', priority: 3, status: true },
  },
] as const;

/** A filled dialog of a new record with the file "foto.png"; the answer to its creation waits. */
const openWithFile = async ({ page, area, button, input, fill, record }: (typeof WITH_A_FILE)[number]) => {
  const stored = { ...record, mediaName: 'foto.png', mediaPath: 'http://files.test/public/foto.png' };
  const uploads: string[] = [];
  const routes: FakeRoutes = {
    [`GET /${area}`]: { body: { records: [] } },
    [`GET /${area}/`]: { body: { records: [] } },
    [`GET /${area}/9`]: { body: stored },
    [`PUT /${area}/9`]: { body: stored },
    [`POST /${area}/9/media-upload`]: ({ data }) => {
      uploads.push(((data as FormData).get('file') as File).name);
      return { body: { mensagem: 'Mensagem enviada' } };
    },
    [`DELETE /${area}/9/media-upload`]: { body: { mensagem: 'Arquivo excluído' } },
  };
  const app = await saveSlowly(page, { call: `POST /${area}`, routes }, button);
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText(input, { selector: 'input' }), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });
  fill();
  choose('foto.png');
  return { ...app, uploads, choose };
};

describe('a file of a record that is being saved', () => {
  it.each(WITH_A_FILE)(
    '[CALL-73] [CALL-124] is removed from the created one where it is taken off meanwhile: $area',
    async (dialog) => {
      const { user, press, calls, uploads } = await openWithFile(dialog);
      await press(dialog.record, () => void fireEvent.click(screen.getByRole('button', { name: /^Remover/ })));
      await screen.findByText(NOT_SAVED);
      expect(uploads).toEqual(['foto.png']);
      await user.click(save());
      await gone();
      expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([`DELETE /${dialog.area}/9/media-upload`]);
    },
  );

  it.each(WITH_A_FILE)(
    '[CALL-69] [CALL-120] stays where the server does not say which record it has created: $area',
    async (dialog) => {
      const { press, uploads } = await openWithFile(dialog);
      // The first field takes the focus one frame after the dialog has opened.
      await waitFor(() => expect(screen.getAllByRole('textbox')).toContain(document.activeElement));
      act(() => save().focus());
      await press({}, () => {});
      expect(await screen.findByText(UNIDENTIFIED)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Remover foto.png' })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByText('Fechar').closest('button')).toHaveFocus());
      expect(uploads).toEqual([]);
    },
  );

  it.each(WITH_A_FILE)(
    '[CALL-72] [CALL-123] is not sent once more with the text typed meanwhile: $area',
    async (dialog) => {
      const { user, press, calls, uploads } = await openWithFile(dialog);
      await press(dialog.record, () => type(dialog.text, 'Outro texto'));
      await screen.findByText(NOT_SAVED);
      expect(screen.getByRole('button', { name: 'Remover foto.png' })).toBeInTheDocument();
      await user.click(save());
      await gone();
      expect(calls).toContain(`PUT /${dialog.area}/9`);
      expect(uploads).toEqual(['foto.png']);
    },
  );

  it.each(WITH_A_FILE)(
    '[CALL-72] [CALL-123] makes room for another one chosen after it arrived: $area',
    async (dialog) => {
      const { user, press, choose, uploads } = await openWithFile(dialog);
      await press(dialog.record, () => type(dialog.text, 'Outro texto'));
      await screen.findByText(NOT_SAVED);
      await user.click(screen.getByRole('button', { name: 'Remover foto.png' }));
      const question = within(await findQuestion('Remover “foto.png”?'));
      await user.click(question.getByRole('button', { name: 'Remover' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Remover foto.png' })).not.toBeInTheDocument());
      choose('outra.png');
      await user.click(save());
      await eventually(() => expect(uploads).toEqual(['foto.png', 'outra.png']));
    },
  );
});
