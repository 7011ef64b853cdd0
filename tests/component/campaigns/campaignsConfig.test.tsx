import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CampaignPace } from '@/domain/company/campaigns';
import { CampaignsConfigPage } from '@/features/campaigns/config/CampaignsConfigPage';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { renderPage, type } from '@tests/support/rendering/renderPage';

const stored = [
  { id: 1, key: 'messageInterval', value: '10', companyId: 1 },
  { id: 2, key: 'longerIntervalAfter', value: '0', companyId: 1 },
  { id: 3, key: 'greaterInterval', value: '60', companyId: 1 },
  { id: 4, key: 'variables', value: '[{"key":"loja","value":"Casa Aurora"}]', companyId: 1 },
];
const open = (routes: FakeRoutes = {}) =>
  renderPage(CampaignsConfigPage, { routes: { 'GET /campaign-settings': { body: stored }, ...routes } });
const interval = (name: string) => screen.getByRole('combobox', { name });
const shown = (name: string) => interval(name).closest('.ant-select')?.textContent;
const save = () => screen.getByRole('button', { name: /Salvar configurações$/ });

/** The options of a select, once it is open. */
const offered = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(interval(name));
  const list = document.getElementById(interval(name).getAttribute('aria-controls') ?? '');
  const options = list?.closest('.ant-select-dropdown')?.querySelectorAll('.ant-select-item-option') ?? [];
  return [...options].map(({ textContent }) => textContent);
};

describe('the settings of campaigns', () => {
  it('[CCONF-01] [CALL-97] shows what is stored, with zero as none or not defined', async () => {
    const { calls } = await open();
    expect(calls).toContain('GET /campaign-settings');
    expect(shown('Intervalo aleatório entre envios')).toContain('10 segundos');
    expect(shown('Fazer pausa maior a cada')).toContain('Não definido');
    expect(shown('Duração da pausa maior')).toContain('60 segundos');
    expect(screen.getByText('{loja}')).toBeInTheDocument();
    expect(screen.getByText('Casa Aurora')).toBeInTheDocument();
  });

  it('[CCONF-05] [CCONF-10] [CALL-98] saves the defaults where nothing was stored, and says so', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const { user } = await open({ 'GET /campaign-settings': { body: [] }, 'POST /campaign-settings': route });
    expect(shown('Intervalo aleatório entre envios')).toBe('20 segundos');
    expect(shown('Fazer pausa maior a cada')).toBe('20 mensagens');
    expect(shown('Duração da pausa maior')).toBe('60 segundos');
    expect(screen.getByText('Nenhuma variável ainda.')).toBeInTheDocument();
    await user.click(save());
    await findSuccess('Configurações salvas');
    expect(asked.map(({ body }) => body)).toEqual([
      { settings: { messageInterval: 20, longerIntervalAfter: 20, greaterInterval: 60, variables: [] } },
    ]);
  });

  it.each(['', { message: 'ok' }])(
    '[CCONF-10] [CALL-98] what was saved stays on screen when the server answers with %j',
    async (body) => {
      const { asked, route } = createRecordedRoute({ body });
      const { user } = await open({ 'POST /campaign-settings': route });
      type('Atalho', 'cidade');
      type('Conteúdo', 'São Paulo');
      await user.click(save());
      await findSuccess('Configurações salvas');
      expect(screen.getByText('{loja}')).toBeInTheDocument();
      expect(screen.getByText('{cidade}')).toBeInTheDocument();
      // The next save starts from it.
      type('Atalho', 'bairro');
      type('Conteúdo', 'Moema');
      await user.click(save());
      await waitFor(() => expect(asked).toHaveLength(2));
      const variables = ['loja', 'cidade', 'bairro'].map((key) => expect.objectContaining({ key }) as unknown);
      expect(asked[1]?.body).toMatchObject({ settings: { messageInterval: 10, variables } });
    },
  );

  it('[CCONF-02] [CALL-98] the random send interval offers none and 5 to 20 seconds, and saves the choice', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const { user } = await open({ 'POST /campaign-settings': route });
    expect(await offered(user, 'Intervalo aleatório entre envios')).toEqual([
      'Sem intervalo',
      '5 segundos',
      '10 segundos',
      '15 segundos',
      '20 segundos',
    ]);
    await user.click(screen.getByTitle('Sem intervalo'));
    expect(shown('Intervalo aleatório entre envios')).toContain('Sem intervalo');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ settings: { messageInterval: 0 } }));
  });

  it.each([
    ['[CCONF-03]', 'Fazer pausa maior a cada', 'longerIntervalAfter', 'Não definido', 'mensagem', 'mensagens'],
    ['[CCONF-04]', 'Duração da pausa maior', 'greaterInterval', 'Sem intervalo', 'segundo', 'segundos'],
  ])('%s [CALL-98] %s offers none and eleven values, and saves the choice', async (_, name, key, none, one, many) => {
    const { asked, route } = createRecordedRoute({ body: [{ key, value: '120' }] });
    const settings = stored.map((setting) => (setting.key === key ? { ...setting, value: '0' } : setting));
    const { user } = await open({ 'GET /campaign-settings': { body: settings }, 'POST /campaign-settings': route });
    expect(shown(name)).toBe(none);
    // A long list renders only the visible options, but names the one that the keys have reached.
    fireEvent.mouseDown(interval(name));
    const reached = () =>
      document.getElementById(interval(name).getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');
    const press = (key: string, keyCode: number) => fireEvent.keyDown(interval(name), { key, keyCode, which: keyCode });
    await waitFor(() => expect(reached()).toBe(none));
    const offer: (string | null | undefined)[] = [];
    do {
      offer.push(reached());
      press('ArrowDown', 40);
    } while (reached() !== none && offer.length < 20);
    const numbers = [5, 10, 15, 20, 30, 40, 60, 80, 100, 120];
    expect(offer).toEqual([none, `1 ${one}`, ...numbers.map((count) => `${count} ${many}`)]);
    press('ArrowUp', 38);
    press('Enter', 13);
    await waitFor(() => expect(shown(name)).toBe(`120 ${many}`));
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ settings: { [key]: 120 } }));
    await findSuccess('Configurações salvas');
    fireEvent.mouseDown(interval(name));
    press('ArrowDown', 40);
    press('Enter', 13);
    await waitFor(() => expect(shown(name)).toBe(none));
    await user.click(save());
    await waitFor(() => expect(asked[1]?.body).toMatchObject({ settings: { [key]: 0 } }));
  });

  it('[CCONF-06] [CCONF-07] [CCONF-08] [CCONF-10] [CALL-98] a variable is added once, listed in braces and saved with the rest', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const { user } = await open({ 'POST /campaign-settings': route });
    type('Atalho', 'cidade');
    type('Conteúdo', 'São Paulo');
    await user.type(screen.getByLabelText('Conteúdo'), '{Enter}');
    const list = within(screen.getByRole('list', { name: 'Variáveis personalizadas' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '{loja}Casa Aurora',
      '{cidade}São Paulo',
    ]);
    // Ready for the next one.
    for (const name of ['Atalho', 'Conteúdo']) expect(screen.getByLabelText(name)).toHaveValue('');
    // One that is stored, and one that is not yet.
    for (const shortcut of ['loja', ' {cidade} ']) {
      type('Atalho', '');
      expect(screen.queryByText('Este atalho já existe')).not.toBeInTheDocument();
      type('Atalho', shortcut);
      type('Conteúdo', 'Campinas');
      expect(screen.getByText('Este atalho já existe')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    }
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(save());
    await waitFor(() =>
      expect(asked[0]?.body).toEqual({
        settings: {
          messageInterval: 10,
          longerIntervalAfter: 0,
          greaterInterval: 60,
          variables: [
            { key: 'loja', value: 'Casa Aurora' },
            { key: 'cidade', value: 'São Paulo' },
          ],
        },
      }),
    );
  });

  it.each([
    ['Atalho', 'Conteúdo', 'São Paulo'],
    ['Conteúdo', 'Atalho', 'cidade'],
  ])('[CCONF-06] [LIST-11] a variable without %s is refused beside that field', async (missing, other, text) => {
    const { user } = await open();
    const add = () => user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    type(missing, ' ');
    type(other, text);
    await add();
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription('Required');
    await waitFor(() => expect(screen.getByLabelText(missing)).toHaveFocus());
    expect(screen.getByLabelText(other)).not.toHaveAccessibleDescription();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    type(missing, 'bairro');
    expect(screen.queryByText('Required')).not.toBeInTheDocument();
    await add();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByText('Required')).not.toBeInTheDocument();
  });

  it.each([
    ['whole', 'cidade', 'São Paulo', ['loja: Casa Aurora', 'cidade: São Paulo']],
    ['without content', 'cidade', ' ', ['loja: Casa Aurora']],
    ['with a taken shortcut', 'loja', 'Casa Nova', ['loja: Casa Aurora']],
  ])('[CCONF-06] [CCONF-07] a variable typed, %s, and not added is saved as far as it goes', async (...parts) => {
    const [, shortcut, content, saved] = parts;
    const { asked, route } = createRecordedRoute({ body: stored });
    const { user } = await open({ 'POST /campaign-settings': route });
    type('Atalho', shortcut);
    type('Conteúdo', content);
    await user.click(save());
    await findSuccess('Configurações salvas');
    const { settings } = asked[0]!.body as { settings: CampaignPace };
    expect(settings.variables.map(({ key, value }) => `${key}: ${value}`)).toEqual(saved);
    expect(screen.getByLabelText('Atalho')).toHaveValue(saved.length === 2 ? '' : shortcut);
  });

  it('[CCONF-07] [CCONF-09] [SHELL-14] deleting a variable asks first, and leaves the focus at the next one to add', async () => {
    const { user } = await open();
    const remove = () => user.click(screen.getByRole('button', { name: 'Excluir {loja}' }));
    const answer = async (name: string) =>
      user.click(within(await findQuestion('Excluir a variável “{loja}”?')).getByRole('button', { name }));
    await remove();
    await answer('Cancelar');
    expect(screen.getByText('{loja}')).toBeInTheDocument();
    await remove();
    await answer('Excluir');
    await waitFor(() => expect(screen.getByText('Nenhuma variável ainda.')).toBeInTheDocument());
    await waitFor(() => expect(screen.getByLabelText('Atalho')).toHaveFocus());
    // Its shortcut is free again.
    type('Atalho', 'loja');
    type('Conteúdo', 'Casa Nova');
    await user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    // It is not saved yet, and asks all the same.
    await remove();
    await answer('Cancelar');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['{loja}Casa Nova']);
  });

  it('[CCONF-07] [CALL-98] of two stored variables with the same shortcut only the chosen one is deleted', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const both = [{ ...stored[3], value: '[{"key":"loja","value":"Casa Aurora"},{"key":"loja","value":"Casa Lua"}]' }];
    const { user } = await open({ 'GET /campaign-settings': { body: both }, 'POST /campaign-settings': route });
    await user.click(within(screen.getAllByRole('listitem')[1]!).getByRole('button', { name: 'Excluir {loja}' }));
    await user.click(
      within(await findQuestion('Excluir a variável “{loja}”?')).getByRole('button', { name: 'Excluir' }),
    );
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('listitem')).toHaveTextContent('Casa Aurora');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ settings: { variables: [{ value: 'Casa Aurora' }] } }));
  });

  it('[CCONF-09] [CALL-98] what a colleague saves while the question is open stays, and so do the other variables', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const { user, store } = await open({ 'POST /campaign-settings': route });
    await user.click(screen.getByRole('button', { name: 'Excluir {loja}' }));
    const question = within(await findQuestion('Excluir a variável “{loja}”?'));
    expect(question.getByText('As mensagens que a usam passarão a mostrar o atalho.')).toBeInTheDocument();
    const variables = [
      { key: 'bairro', value: 'Centro' },
      { key: 'loja', value: 'Casa Aurora' },
    ];
    const records = [
      { key: 'messageInterval', value: '15' },
      { key: 'variables', value: JSON.stringify(variables) },
    ];
    act(() => void store.dispatch(serverEvents.campaignSettings({ action: 'update', records })));
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByText('{loja}')).not.toBeInTheDocument());
    expect(screen.getByText('{bairro}')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({ settings: { messageInterval: 15, variables: [variables[0]] } }),
    );
  });

  it('[CCONF-10] [ERR-03] [CALL-98] a failed save is shown and keeps the changes', async () => {
    const { user } = await open({ 'POST /campaign-settings': { status: 500, body: {} } });
    type('Atalho', 'cidade');
    type('Conteúdo', 'São Paulo');
    await user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    await user.click(save());
    expect(await screen.findByText('Não foi possível salvar as configurações. Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Configurações salvas')).not.toBeInTheDocument();
    expect(screen.getByText('{cidade}')).toBeInTheDocument();
  });

  it('a change made while a save is running remains to be saved', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    await open({ 'POST /campaign-settings': route });
    const add = (key: string) => {
      type('Atalho', key);
      type('Conteúdo', 'São Paulo');
      fireEvent.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    };
    add('cidade');
    fireEvent.click(save());
    add('bairro');
    await findSuccess('Configurações salvas');
    expect(JSON.stringify(asked[0]?.body)).not.toContain('bairro');
    expect(screen.getByText('{bairro}')).toBeInTheDocument();
  });

  it('what another session changes stays, beside what is changed and not saved yet here', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const { store, user } = await open({ 'POST /campaign-settings': route });
    type('Atalho', 'cidade');
    type('Conteúdo', 'São Paulo');
    await user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    const records = [{ key: 'messageInterval', value: '15' }];
    act(() => void store.dispatch(serverEvents.campaignSettings({ action: 'update', records })));
    expect(shown('Intervalo aleatório entre envios')).toContain('15 segundos');
    await user.click(save());
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ settings: { messageInterval: 15 } }));
    expect(asked[0]?.body).toMatchObject({ settings: { variables: [{ key: 'loja' }, { key: 'cidade' }] } });
  });

  it('a variable that another session adds or deletes is not undone by changes that are not saved yet here', async () => {
    const { asked, route } = createRecordedRoute({ body: stored });
    const both = [{ ...stored[3], value: '[{"key":"loja","value":"Casa Aurora"},{"key":"site","value":"x.com"}]' }];
    const { store, user } = await open({ 'GET /campaign-settings': { body: both }, 'POST /campaign-settings': route });
    type('Atalho', 'cidade');
    type('Conteúdo', 'São Paulo');
    await user.click(screen.getByRole('button', { name: 'Adicionar variável' }));
    const records = [{ key: 'variables', value: '[{"key":"site","value":"y.com"},{"key":"bairro","value":"Centro"}]' }];
    act(() => void store.dispatch(serverEvents.campaignSettings({ action: 'update', records })));
    await user.click(save());
    await waitFor(() => expect(asked).toHaveLength(1));
    const variables = [
      { key: 'site', value: 'y.com' },
      { key: 'bairro', value: 'Centro' },
      { key: 'cidade', value: 'São Paulo' },
    ];
    expect(asked[0]?.body).toMatchObject({ settings: { variables } });
  });

  it('follows what another session saves while nothing is changed here', async () => {
    const { store } = await open();
    const records = [{ key: 'messageInterval', value: '15' }];
    act(() => void store.dispatch(serverEvents.campaignSettings({ action: 'update', records })));
    expect(shown('Intervalo aleatório entre envios')).toContain('15 segundos');
  });

  describe('that are changed and not saved', () => {
    const NOTE = 'Há alterações que ainda não foram salvas.';
    const Pages = () => (
      <>
        <Link to="/campaigns">Campanhas</Link>
        <Link to="/campaigns-config">Configuração</Link>
        <Routes>
          <Route path="/campaigns-config" element={<CampaignsConfigPage />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    );
    const openChanged = async (answer: FakeAnswer = { body: stored }) => {
      const { asked, route } = createRecordedRoute(answer);
      const app = await renderPage(Pages, {
        path: '/campaigns-config',
        routes: { 'GET /campaign-settings': { body: stored }, 'POST /campaign-settings': route },
      });
      expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
      await app.user.click(interval('Intervalo aleatório entre envios'));
      await app.user.click(screen.getByTitle('15 segundos'));
      type('Atalho', 'cidade');
      return { ...app, asked };
    };
    const leave = async (user: Awaited<ReturnType<typeof openChanged>>['user']) => {
      await user.click(screen.getByText('Campanhas'));
      await user.click(screen.getByText('Configuração'));
      await screen.findByLabelText('Atalho');
    };

    it('[CCONF-10] are there again when the page is left and opened anew, and say so until they are saved', async () => {
      const { user, asked } = await openChanged();
      await leave(user);
      expect(shown('Intervalo aleatório entre envios')).toContain('15 segundos');
      expect(screen.getByLabelText('Atalho')).toHaveValue('cidade');
      expect(screen.getByText(NOTE)).toBeInTheDocument();
      type('Conteúdo', 'São Paulo');
      await user.click(save());
      await findSuccess('Configurações salvas');
      expect(asked[0]?.body).toMatchObject({
        settings: { messageInterval: 15, variables: [{ key: 'loja' }, { key: 'cidade' }] },
      });
      expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    });

    it('can be discarded, after a question', async () => {
      const { user } = await openChanged();
      const discard = async (answer: string) => {
        // The closed question may still be there.
        await user.click(screen.getAllByText('Descartar')[0]!);
        await user.click(within(await findQuestion('Descartar alterações?')).getByRole('button', { name: answer }));
      };
      await discard('Cancelar');
      expect(screen.getByLabelText('Atalho')).toHaveValue('cidade');
      await discard('Descartar');
      await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
      expect(screen.getByLabelText('Atalho')).toHaveValue('');
      expect(shown('Intervalo aleatório entre envios')).toContain('10 segundos');
    });
  });
});
