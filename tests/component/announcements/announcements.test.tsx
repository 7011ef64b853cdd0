import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventNames, parseEvent } from '@/protocol/events';
import { serverEvents } from '@/realtime/serverEvents';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { eventually } from '@tests/support/eventually';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { askToDelete, findQuestion } from '@tests/support/rendering/renderDialog';
import { fillScreen, outwait, pass, scrollTo, type } from '@tests/support/rendering/renderPage';
import { cellsOf, choose, filesIn, hidden, news, open, row, save, withPicture } from './announcementsPage';

describe('the announcements', () => {
  it('[ANN-01] [ANN-02] [ANN-03] [ANN-04] [CALL-118] show title, priority, attachment and status, inactive ones included and none twice', async () => {
    const { asked } = await open();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Título', 'Prioridade', 'Anexo', 'Status', 'Ações']);
    expect(cellsOf('Aviso 1')).toEqual(['Aviso 1', 'Alta', 'Sem anexo', 'Ativo']);
    expect(cellsOf('Aviso 2')).toEqual(['Aviso 2', 'Baixa', 'banner novo.png', 'Ativo']);
    expect(cellsOf('Rascunho')).toEqual(['Rascunho', 'Média', 'Sem anexo', 'Inativo']);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: /Comunicados/ }).parentElement).toHaveTextContent('3');
    expect(asked).toEqual([{ searchParam: '', pageNumber: 1 }, { companyId: 1 }]);
    expect(screen.getByRole('button', { name: 'Editar Aviso 1' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Excluir Aviso 1' })).toBeEnabled();
  });

  it('[ANN-03] one whose status is unset, which readers never see, is inactive for its author', async () => {
    // Its picture has no name but that of the file.
    const unset = news(2, { title: 'Sem estado', status: null, mediaPath: '17_banner.png' });
    const { user } = await open({
      'GET /announcements/': { body: { records: [], count: 0, hasMore: false } },
      'GET /announcements/list': { body: [unset] },
      'GET /announcements/2': { body: unset },
    });
    expect(cellsOf('Sem estado').slice(2)).toEqual(['17_banner.png', 'Inativo']);
    await user.click(screen.getByRole('button', { name: 'Editar Sem estado' }));
    const dialog = await screen.findByRole('dialog');
    await eventually(() => expect(within(dialog).getByText('Inativo')).toBeInTheDocument());
  });

  it('[ANN-05] [ANN-06] [ANN-07] [ANN-08] [ANN-09] [ANN-10] [ANN-11] [LIST-08] [CALL-120] [CALL-123] [LIST-11] a new one is validated and saved, and its picture is uploaded', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Novo comunicado' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Ativo')).toBeInTheDocument();
    expect(within(dialog).getByText('Baixa')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveAttribute('rows', '7');
    await user.click(save());
    await eventually(() => expect(within(dialog).getAllByText('Obrigatório')).toHaveLength(2));
    expect(sent).toEqual([]);
    const opened = vi.spyOn(screen.getByLabelText('Imagem', { selector: 'input' }), 'click');
    await user.click(within(dialog).getByText('Escolher imagem'));
    expect(opened).toHaveBeenCalledOnce();
    choose('filme.gif', 'image/gif');
    expect(within(dialog).getByText('Só imagens .png, .jpg ou .jpeg podem ser anexadas.')).toBeInTheDocument();
    expect(within(dialog).queryByText('filme.gif')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Imagem', { selector: 'input' })).toHaveAttribute('accept', '.png,.jpg,.jpeg');
    type('Título', ' Novo ');
    type('Texto', 'Palavras');
    choose('banner.JPEG', 'image/jpeg');
    await user.click(save());
    await findSuccess('Comunicado salvo.');
    expect(sent).toEqual([
      { call: 'post /announcements', body: { title: 'Novo', text: 'Palavras', priority: 3, status: true } },
      { call: 'post /announcements/9/media-upload', body: [['file', 'banner.JPEG', 'image/jpeg']] },
    ]);
  });

  it.each(['Novo comunicado', 'Editar Aviso 2'])(
    '[ANN-07] [ANN-08] [LIST-11] after %s a title or a text that is missing or blank is refused at its field',
    async (button) => {
      const { user, sent } = await open();
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByRole('textbox', { name: 'Título' });
      for (const [missing, other, text] of [
        ['Título', 'Texto', ''],
        ['Texto', 'Título', ''],
        ['Título', 'Texto', '   '],
        ['Texto', 'Título', '   '],
      ] as const) {
        type(missing, text);
        type(other, 'Palavras');
        await outwait(() => fireEvent.click(save()));
        const refusals = screen.getAllByText('Obrigatório');
        expect(refusals.map((one) => one.closest('.ant-form-item')?.querySelector('label')?.textContent)).toEqual([
          missing,
        ]);
      }
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['Alta', 1],
    ['Média', 2],
  ])(
    '[ANN-04] [ANN-05] [CALL-120] every status and priority can be chosen, and is sent: %s',
    async (name, priority) => {
      const { user, sent } = await open();
      await user.click(screen.getByRole('button', { name: 'Novo comunicado' }));
      type('Título', 'Novo');
      type('Texto', 'Palavras');
      const pick = async (field: string, offered: readonly string[], option: string) => {
        await user.click(screen.getByRole('combobox', { name: field }));
        const chosen = await screen.findByText(option, { selector: '.ant-select-item-option-content' });
        const options = chosen.closest('.ant-select-dropdown')!.querySelectorAll('.ant-select-item-option-content');
        expect([...options].map(({ textContent }) => textContent)).toEqual(offered);
        await user.click(chosen);
      };
      await pick('Status', ['Ativo', 'Inativo'], 'Inativo');
      await pick('Prioridade', ['Alta', 'Média', 'Baixa'], name);
      await user.click(save());
      await waitFor(() => expect(sent[0]?.body).toEqual({ title: 'Novo', text: 'Palavras', priority, status: false }));
    },
  );

  it('[ANN-02] [CALL-118] [LIST-01] [LIST-02] [LIST-03] [TRIAGE-11] are searched on the server after 500 ms, the hidden ones here, and load more within 100 px of the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fillScreen();
    const pages: unknown[] = [];
    await open({
      'GET /announcements/': ({ params }) => {
        pages.push(params);
        const { pageNumber, searchParam } = params as { pageNumber: number; searchParam: string };
        const hasMore = pageNumber === 1 && searchParam === '';
        return { body: { records: [news(pageNumber)], count: searchParam ? 1 : 2, hasMore } };
      },
      'GET /announcements/list': { body: [hidden, news(7, { title: 'Aviso oculto', status: false })] },
    });
    const scroll = async (distance: number) => {
      scrollTo(screen.getByRole('region', { name: 'Comunicados' }), distance);
      await pass(0);
    };
    expect(row('Rascunho')).toBeInTheDocument();
    await scroll(101);
    expect(pages).toEqual([{ searchParam: '', pageNumber: 1 }]);
    await scroll(100);
    expect(pages.slice(1)).toEqual([{ searchParam: '', pageNumber: 2 }]);
    for (const title of ['Aviso 1', 'Aviso 2']) expect(row(title)).toBeInTheDocument();
    await scroll(0);
    expect(pages).toHaveLength(2);
    type('Buscar por título', 'rasc');
    await pass(499);
    type('Buscar por título', 'AVÍSO');
    // Until the answer, what is loaded is searched.
    expect(screen.queryByRole('row', { name: /Rascunho/ })).not.toBeInTheDocument();
    expect(row('Aviso 2')).toBeInTheDocument();
    await pass(499);
    expect(pages).toHaveLength(2);
    await pass(1);
    expect(pages.slice(2)).toEqual([{ searchParam: 'AVÍSO', pageNumber: 1 }]);
    // The hidden ones come from a call without a search.
    expect(row('Aviso oculto')).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Rascunho/ })).not.toBeInTheDocument();
  });

  it('[ANN-02] [CALL-118] the heading counts the inactive ones on every page, and every page is loaded', async () => {
    const pages: (() => void)[] = [];
    await open({
      // Only the total says that there is more, and it counts the active ones.
      'GET /announcements/': ({ params }) =>
        new Promise((resolve) => {
          const { pageNumber } = params as { pageNumber: number };
          pages.push(() => resolve({ body: { records: [news(pageNumber)], count: 3, hasMore: false } }));
        }),
      'GET /announcements/list': { body: [6, 7].map((id) => news(id, { title: `Rascunho ${id}`, status: false })) },
    });
    for (const page of [1, 2, 3]) {
      await eventually(() => expect(pages).toHaveLength(page));
      await act(async () => pages.at(-1)?.());
      expect(await screen.findByRole('row', { name: new RegExp(`Aviso ${page}`) })).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: /Comunicados/ })).toHaveTextContent(/^Comunicados 5$/);
    }
    expect(screen.getAllByRole('row')).toHaveLength(6);
  });

  it.each([
    ['its name', 'banner novo.png', 'banner novo.png'],
    // Servers may keep only the name of the file on their disk.
    ['no name of its own', null, '17_banner novo.png'],
  ])(
    '[ANN-10] [ANN-11] [CALL-119] [CALL-121] [CALL-124] [LIST-08] [SHELL-14] an edited one is read first, and its picture with %s can be removed',
    async (_, mediaName, name) => {
      // It was changed since the list was read.
      const now = { ...withPicture, mediaName, text: 'Outro texto', priority: 2 };
      const { user, sent } = await open({ 'GET /announcements/2': { body: now } });
      await user.click(screen.getByRole('button', { name: 'Editar Aviso 2' }));
      expect(await screen.findByLabelText('Título')).toHaveValue('Aviso 2');
      expect(screen.getByLabelText('Texto')).toHaveValue('Outro texto');
      await user.click(screen.getByRole('button', { name: `Remover ${name}` }));
      const question = await findQuestion(`Remover “${name}”?`);
      await user.click(within(question).getByRole('button', { name: 'Remover' }));
      type('Título', ' Aviso dois ');
      await user.click(save());
      await findSuccess('Comunicado salvo.');
      expect(sent).toEqual([
        { call: 'put /announcements/2', body: { title: 'Aviso dois', text: 'Outro texto', priority: 2, status: true } },
        { call: 'delete /announcements/2/media-upload', body: undefined },
      ]);
    },
  );

  it('[ANN-04] [ANN-05] [ANN-10] [CALL-121] [CALL-123] an edit shows and keeps the stored status and priority, and sends those that were changed and a picture', async () => {
    const stored = { ...hidden, mediaPath: '17_velho.png', mediaName: 'velho.png' };
    const changes = createRecordedRoute({ body: stored });
    const upload = createRecordedRoute({ body: { mensagem: 'Mensagem enviada' } });
    const { user, calls } = await open({
      'GET /announcements/5': { body: stored },
      'PUT /announcements/5': changes.route,
      'POST /announcements/5/media-upload': upload.route,
    });
    await user.click(screen.getByRole('button', { name: 'Editar Rascunho' }));
    await screen.findByLabelText('Título');
    expect(screen.getByRole('textbox', { name: 'Texto' })).toHaveAttribute('rows', '7');
    expect(within(screen.getByRole('dialog')).getByText('Média')).toBeInTheDocument();
    type('Texto', 'Outras palavras');
    await user.click(save());
    await waitFor(() => expect(changes.asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Editar Rascunho' }));
    await screen.findByLabelText('Título');
    for (const [field, option] of [
      ['Status', 'Ativo'],
      ['Prioridade', 'Alta'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: field }));
      await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
    }
    // The new one takes the place of the stored one, which no call of its own removes.
    choose('novo.png');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter((call) => call.endsWith('media-upload'))).toEqual(['POST /announcements/5/media-upload']);
    expect(upload.asked.map(({ body }) => filesIn(body as FormData))).toEqual([[['file', 'novo.png', 'image/png']]]);
    expect(changes.asked.map(({ body }) => body)).toEqual([
      { title: 'Rascunho', text: 'Outras palavras', priority: 2, status: false },
      { title: 'Rascunho', text: 'Texto', priority: 1, status: true },
    ]);
  });

  it('[ANN-11] [ERR-03] [CALL-120] [CALL-123] a refused save keeps the form with its values and picture, and uploads nothing', async () => {
    const { user, sent } = await open({ 'POST /announcements': { status: 400, body: { error: 'Validation fails' } } });
    await user.click(screen.getByRole('button', { name: 'Novo comunicado' }));
    const dialog = within(await screen.findByRole('dialog'));
    type('Título', 'Novo');
    type('Texto', 'Palavras');
    choose('banner.png');
    await user.click(save());
    const refusal = 'Não foi possível salvar. Confira os dados e tente novamente.';
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveValue('Novo');
    expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveValue('Palavras');
    expect(dialog.getByText('banner.png')).toBeInTheDocument();
    expect(screen.queryByText('Comunicado salvo.')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('[ANN-03] [ANN-11] [CALL-122] [LIST-08] [SHELL-14] deleting asks first and confirms with a toast; one that is refused stays, and says so', async () => {
    const { asked, route } = createRecordedRoute({ status: 500, body: {} }, { body: {} });
    const { user } = await open({ 'DELETE /announcements/2': route });
    const ask = async (answer: string) => {
      const question = await askToDelete(user, 'Aviso 2', 'Excluir o comunicado “Aviso 2”?');
      await user.click(question.getByRole('button', { name: answer }));
    };
    await ask('Cancelar');
    await act(async () => {});
    expect(asked).toEqual([]);
    await ask('Excluir');
    expect(await screen.findByText('Não foi possível excluir o comunicado. Tente de novo.')).toBeInTheDocument();
    expect(screen.queryByText('Comunicado excluído.')).not.toBeInTheDocument();
    await ask('Excluir');
    await findSuccess('Comunicado excluído.');
    expect(asked).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Aviso 2/ })).toBeNull());
    for (const title of ['Aviso 1', 'Rascunho']) expect(row(title)).toBeInTheDocument();
  });

  it('[ANN-12] [RT-19] [ANN-02] [LIST-07] follow create, update and delete live, and so does their count', async () => {
    const { store, asked } = await open();
    const before = asked.length;
    for (const name of ['company-announcement', 'company-1-announcement']) {
      expect(eventNames(1, 10).get(name)).toBe('announcement');
    }
    const heading = () => screen.getByRole('heading', { name: /Comunicados/ });
    // As servers send it; the platform's news are those of another company for most of their readers.
    const tell = (payload: object) =>
      act(async () => store.dispatch(serverEvents.announcement(parseEvent('announcement', payload, 1)!)));
    await tell({ action: 'create', record: { ...news(7, { title: 'Chegou' }), companyId: 2 } });
    expect(cellsOf('Chegou')).toEqual(['Chegou', 'Alta', 'Sem anexo', 'Ativo']);
    expect(heading()).toHaveTextContent(/^Comunicados 4$/);
    await tell({ action: 'update', record: { ...news(7, { title: 'Chegou', status: false }), companyId: 2 } });
    expect(cellsOf('Chegou')[3]).toBe('Inativo');
    // Known already, unknown so far, and gone before.
    await tell({ action: 'create', record: news(7, { title: 'Chegou', priority: 2 }) });
    await tell({ action: 'update', record: news(8, { title: 'Voltou' }) });
    await tell({ action: 'delete', id: 99 });
    expect(cellsOf('Chegou')).toEqual(['Chegou', 'Média', 'Sem anexo', 'Ativo']);
    expect(row('Voltou')).toBeInTheDocument();
    expect(heading()).toHaveTextContent(/^Comunicados 5$/);
    await tell({ action: 'delete', id: 8 });
    await tell({ action: 'delete', id: '7' });
    expect(screen.queryByRole('row', { name: /Chegou/ })).toBeNull();
    expect(heading()).toHaveTextContent(/^Comunicados 3$/);
    expect(asked).toHaveLength(before);
  });
});
