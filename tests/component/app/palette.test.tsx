import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aTicket } from '@tests/support/records';
import { pass, pasteInto } from '@tests/support/rendering/renderPage';
import { renderSignedIn } from './signedIn';

/** Two lines, and longer than the label of a quick reply. */
const WHEN = 'Chega em 5 dias.\nObrigado pela paciência e pela confiança!';
const ME = 7;
const QUEUES = [{ id: 1, name: 'Vendas', color: '#0a0' }];
const open = aTicket({ id: 1, status: 'open', userId: ME, companyId: 3 });
const finished = aTicket({ id: 4, status: 'closed', userId: ME, companyId: 3 });
const talking = aTicket({ id: 9, status: 'open', userId: ME, companyId: 3 });
const asked: Record<string, unknown>[] = [];

const server: FakeRoutes = {
  'GET /tickets': ({ params }) => {
    const query = params as Record<string, unknown>;
    if (query['searchParam']) asked.push(query);
    const found = aTicket({
      id: 8,
      companyId: 3,
      status: 'pending',
      lastMessage: 'O sofá chegou?\u202E',
      contact: { id: 80, name: 'Débora Souza', number: '5511988001122' },
    });
    const tickets =
      query['searchParam'] === 'cliente'
        ? [talking]
        : query['searchParam']
          ? [found]
          : query['status'] === 'open'
            ? [open]
            : [];
    return { body: { tickets, count: tickets.length, hasMore: false } };
  },
  'GET /contacts/': {
    body: { contacts: [{ id: 5, name: 'Débora Lima', number: '5511980002222' }], count: 1, hasMore: false },
  },
  'GET /contacts': {
    body: { contacts: [{ id: 5, name: 'Débora Lima', number: '5511980002222' }], count: 1, hasMore: false },
  },
  [`GET /tickets/u/${open.uuid}`]: { body: open },
  [`GET /tickets/u/${finished.uuid}`]: { body: finished },
  [`GET /messages/${finished.id}`]: { body: { messages: [], count: 0, hasMore: false, ticket: finished } },
  [`GET /messages/${open.id}`]: { body: { messages: [], count: 0, hasMore: false, ticket: open } },
  'GET /quick-messages/list': { body: [{ id: 3, shortcode: 'prazo', message: WHEN }] },
};

const start = async (path: string, user: Readonly<Record<string, unknown>> = {}, routes: FakeRoutes = {}) => {
  const app = await renderSignedIn({ path, user: { queues: QUEUES, ...user }, routes: { ...server, ...routes } });
  const openPalette = async () => {
    await app.user.keyboard('{Control>}k{/Control}');
    return within(await screen.findByRole('dialog', { name: 'Buscar ou ir para' }));
  };
  return { ...app, openPalette };
};

const linesOf = (palette: { getAllByRole: (role: 'option') => HTMLElement[] }): (string | null)[] =>
  palette.getAllByRole('option').map((line) => line.textContent);

/** Screens that not everybody may open: by the plan of the company, then by the role of the user. */
const BY_PLAN = [
  'Kanban',
  'Campanhas',
  'Listas de contatos',
  'Configuração de campanhas',
  'Prompts',
  'Integrações',
  'API',
];
const OF_ADMINS = [
  'Dashboard',
  'Conexões',
  'Arquivos',
  'Filas e chatbot',
  'Usuários',
  'Financeiro',
  'Assinatura',
  'Configurações',
];
const BY_ROLE = ['Comunicados', ...OF_ADMINS];
const features = ['useKanban', 'useCampaigns', 'useOpenAi', 'useIntegrations', 'useExternalApi'];
const plan = { id: 1, name: 'Plano', ...Object.fromEntries(features.map((feature) => [feature, true])) };
const WITH_EVERYTHING: FakeRoutes = { 'GET /companies/listPlan/3': { body: { id: 3, name: 'Casa Aurora', plan } } };

describe('the command palette', () => {
  it('[KEY-02] opens by Ctrl+K on every screen and by its field, and lists the screens the user may open', async () => {
    const { openPalette, user, visited } = await start('/tickets');
    const palette = await openPalette();
    const field = palette.getByRole('combobox');
    await eventually(() => expect(field).toHaveFocus());
    const pages = within(palette.getByRole('group', { name: 'Ir para' }));
    expect(pages.getByText('Contatos')).toBeInTheDocument();
    expect(pages.queryByText('Usuários')).not.toBeInTheDocument();
    await user.type(field, 'outros');
    expect(palette.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toBe('/others'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buscar ou ir para' }));
    await eventually(() => expect(screen.getByRole('combobox', { name: 'Buscar ou ir para' })).toHaveFocus());
  });

  it.each([
    ['an admin', { profile: 'admin' }, {}, OF_ADMINS],
    ['an admin whose plan has everything', { profile: 'admin' }, WITH_EVERYTHING, [...BY_PLAN, ...OF_ADMINS]],
    ['a super user', { profile: 'admin', super: true }, {}, BY_ROLE],
    ['a super user who is no admin', { super: true }, {}, ['Comunicados', 'Configurações']],
    ['a supervisor', { profile: 'supervisor' }, {}, []],
    ['an agent whose plan has everything', {}, WITH_EVERYTHING, ['Kanban']],
  ])(
    '[ROUTE-09] [ROUTE-39] [KEY-02] [MENU-02] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-09] [MENU-10] [MENU-11] [MENU-12] [PERM-01] [PERM-03] [PERM-13] lists for %s the screens that the menu has',
    async (_, facts, routes, names) => {
      const { openPalette } = await start('/others', facts, routes);
      const pages = within((await openPalette()).getByRole('group', { name: 'Ir para' }));
      const shown = () => [...BY_PLAN, ...BY_ROLE].filter((name) => pages.queryByText(name) !== null);
      await eventually(() => expect(shown()).toEqual(names));
    },
  );

  it('[KEY-02] [LIST-01] [CALL-29] finds tickets and contacts by name on the server, 500 ms after the last key', async () => {
    const { openPalette, user, visited } = await start('/others');
    const palette = await openPalette();
    const before = asked.length;
    vi.useFakeTimers();
    for (const text of ['debo', 'debora']) {
      fireEvent.change(palette.getByRole('combobox'), { target: { value: text } });
      await pass(499);
    }
    expect(asked).toHaveLength(before);
    await pass(1);
    vi.useRealTimers();
    const people = within(await palette.findByRole('group', { name: 'Atendimentos e contatos' }));
    expect(people.getByRole('option', { name: /Débora Lima/ })).toHaveTextContent(
      // The number tells people of the same name apart.
      /Iniciar atendimento\+55 /,
    );
    // Those of colleagues too.
    const query = { searchParam: 'debora', pageNumber: 1, queueIds: '[1]', showAll: 'true' };
    expect(asked.slice(before)).toEqual([query]);
    await user.click(people.getByRole('option', { name: /Débora Souza/ }));
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets?pending=8'));
  });

  it('[KEY-02] [ROUTE-08] a conversation that is found opens by its uuid', async () => {
    const { openPalette, user, visited } = await start('/others');
    const palette = await openPalette();
    await user.click(palette.getByRole('combobox'));
    await user.paste('cliente');
    await user.click(await palette.findByRole('option', { name: /Cliente 9/ }));
    await waitFor(() => expect(visited).toContain(`/tickets/${talking.uuid}`));
  });

  it('[KEY-02] a marked row stays marked when people are found above it', async () => {
    const { openPalette, user } = await start('/others');
    const palette = await openPalette();
    await user.click(palette.getByRole('combobox'));
    await user.paste('de');
    const before = linesOf(palette);
    await user.keyboard('{ArrowDown}');
    const marked = () => palette.getByRole('option', { selected: true }).textContent;
    expect(marked()).toBe(before[1]);
    await palette.findByRole('option', { name: /Débora Lima/ });
    expect(linesOf(palette)[0]).toContain('Débora');
    expect(marked()).toBe(before[1]);
  });

  it('[KEY-02] [INPUT-11] runs the shortcuts of the open ticket and inserts quick replies into it', async () => {
    const { openPalette, user, calls } = await start(`/tickets/${open.uuid}`);
    const box = await screen.findByRole('textbox', { name: 'Mensagem' });
    let palette = await openPalette();
    expect(linesOf(within(palette.getByRole('group', { name: 'Nesta conversa' })))).toEqual([
      'Próximo atendimentoAlt↓',
      'Atendimento anteriorAlt↑',
      'Próximo atendimento não lidoAltShift↓',
      'Atendimento não lido anteriorAltShift↑',
      'Aceitar ou reabrir o atendimentoCtrlShiftA',
      'Transferir o atendimentoCtrlShiftE',
      'Finalizar o atendimentoCtrlShiftF',
      'Lembrar deste atendimentoCliente 1CtrlShiftY',
      'Editar as tagsCliente 1CtrlShiftL',
      'Mostrar ou ocultar os dados do contatoCliente 1Ctrl.',
      'Buscar na conversaCliente 1CtrlF',
      'Anexar arquivosCliente 1CtrlO',
      'Escolher uma resposta rápidaCliente 1CtrlJ',
      'Gravar uma mensagem de vozCliente 1CtrlShiftG',
      'Responder à mensagem anteriorCliente 1Ctrl↑',
      'Fechar a conversaCliente 1Esc',
      'DevolverCliente 1',
      'AgendarCliente 1',
    ]);
    await pasteInto(user, palette.getByRole('combobox'), 'prazo');
    await user.click(await palette.findByRole('option', { name: /\/prazo/ }));
    await waitFor(() => expect(box).toHaveValue(WHEN));
    await eventually(() => expect(box).toHaveFocus());
    palette = await openPalette();
    await pasteInto(user, palette.getByRole('combobox'), 'transferir');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Transferir/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    palette = await openPalette();
    await pasteInto(user, palette.getByRole('combobox'), 'finalizar o');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls).toContain(`PUT /tickets/${open.id}`));
  });

  it('[KEY-02] offers no quick reply in a conversation that takes none, and what can be done with its ticket', async () => {
    const { openPalette, user } = await start(`/tickets/${finished.uuid}`);
    await screen.findAllByRole('button', { name: 'Reabrir' });
    const palette = await openPalette();
    expect(linesOf(palette)).toContain('Aceitar ou reabrir o atendimentoCtrlShiftA');
    expect(linesOf(palette).filter((line) => /^(Finalizar o|Devolver)/.test(line ?? ''))).toEqual([]);
    await pasteInto(user, palette.getByRole('combobox'), 'prazo');
    expect(palette.queryByRole('option', { name: /\/prazo/ })).not.toBeInTheDocument();
  });

  it('[KEY-02] offers no action of a ticket where none is open', async () => {
    const { openPalette } = await start('/others');
    const palette = await openPalette();
    expect(linesOf(palette).filter((line) => /Finalizar|Transferir/.test(line ?? ''))).toEqual([]);
  });

  it('[A11Y-02] [KEY-02] finds preferences; Escape closes it and returns the focus', async () => {
    const { openPalette, user } = await start('/others');
    const opener = screen.getByRole('button', { name: 'Conta de Ana Ribeiro' });
    opener.focus();
    const palette = await openPalette();
    expect(linesOf(within(palette.getByRole('group', { name: 'Preferências' })))).toEqual([
      'Usar o tema escuro',
      'EnglishIdioma',
      'EspañolIdioma',
      'Bloquear a janelaCtrlShiftX',
      'Mostrar os atalhosCtrl/',
      'Ver rascunhos',
      ...[
        'Conversas',
        'Notificações',
        'Som e dispositivos',
        'Aparência',
        'Teclado',
        'Aplicativo',
        'Servidor',
        'Dados neste computador',
        'Atualizações',
        'Diagnóstico',
        'Sobre',
      ].map((section) => `${section}Preferências`),
    ]);
    await pasteInto(user, palette.getByRole('combobox'), 'tema escuro');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await eventually(() => expect(opener).toHaveFocus());
  });

  it('[KEY-02] [TRIAGE-11] [SEC-04] ignores accents, finds the displayed number, ranks rows, and marks why each one matches', async () => {
    const { openPalette, user } = await start('/others');
    const palette = await openPalette();
    const field = palette.getByRole('combobox');
    await user.click(field);
    await user.paste('debora');
    const people = within(await palette.findByRole('group', { name: 'Atendimentos e contatos' }));
    for (const row of people.getAllByRole('option')) expect(row.querySelector('mark')).toHaveTextContent('Débora');
    await user.clear(field);
    await pasteInto(user, field, '98000-2222');
    const found = await palette.findByRole('option', { name: /Débora Lima/ });
    expect(found.querySelector('mark')).toHaveTextContent('98000-2222');
    // The server also answered with a ticket that shows nothing of this.
    expect(palette.queryByRole('option', { name: /Débora Souza/ })).not.toBeInTheDocument();
    expect(linesOf(palette).at(-1)).toBe('Buscar “98000-2222” nas mensagens');
    // Name, number and last message may each hold a part of what was typed.
    await user.clear(field);
    await pasteInto(user, field, 'souza 98800');
    const byBoth = await palette.findByRole('option', { name: /Débora Souza/ });
    const marksOf = (row: HTMLElement) => Array.from(row.querySelectorAll('mark'), (mark) => mark.textContent);
    expect(marksOf(byBoth)).toEqual(['Souza', '98800']);
    await user.clear(field);
    await pasteInto(user, field, '98800 sofa');
    const byAll = await palette.findByRole('option', { name: /Débora Souza/ });
    expect(marksOf(byAll)).toEqual(['98800', 'sofá']);
    expect(byAll).toHaveTextContent('O sofá chegou?[U+202E]');
    // Or what is said beside the name.
    await user.clear(field);
    await pasteInto(user, field, 'lima iniciar');
    expect(marksOf(await palette.findByRole('option', { name: /Débora Lima/ }))).toEqual(['Lima', 'Iniciar']);
  });

  it('[KEY-02] [TRIAGE-11] finds commands by their names', async () => {
    const { openPalette, user, visited } = await start('/others');
    let palette = await openPalette();
    await pasteInto(user, palette.getByRole('combobox'), 'novo');
    expect(linesOf(palette).slice(0, 2)).toEqual(['Novo atendimento', 'Novo contato']);
    for (const row of palette.getAllByRole('option')) expect(row.querySelector('mark')).toHaveTextContent(/novo/i);
    await user.clear(palette.getByRole('combobox'));
    await pasteInto(user, palette.getByRole('combobox'), 'finaliz');
    expect(palette.getAllByRole('option')[0]).toHaveTextContent('Finalizados');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toBe('/tickets'));
    expect(await screen.findByRole('tab', { name: 'Finalizados', selected: true })).toBeInTheDocument();
    palette = await openPalette();
    expect(palette.queryByRole('group', { name: 'Nesta conversa' })).not.toBeInTheDocument();
  });
});
