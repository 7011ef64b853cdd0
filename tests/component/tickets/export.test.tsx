import { AxiosError } from 'axios';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import * as saving from '@/lib/saveFile';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { eventually } from '@tests/support/eventually';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { findQuestion } from '@tests/support/rendering/renderDialog';
import { signedInAs } from '../auth/loginUser';
import { renderTickets } from './renderTickets';
import { hold } from '@tests/support/hold';

const me = aUser({ company: { id: 1, name: 'Casa Aurora' } });
const mine = aTicket({
  id: 1,
  status: 'open',
  userId: me.id,
  contact: { id: 1_001, name: 'Rita Lima', number: '5511988342217' },
});
const at = (day: number) => new Date(2026, 10, day, 10, 20).toISOString();
const pages = [
  [
    aMessage({ id: 'D', body: 'segredo', isDeleted: true, createdAt: at(4) }),
    aMessage({ id: 'E', body: '<b>Oi</b>', createdAt: at(5) }),
  ],
  [
    aMessage({ id: 'B', body: 'Segue', fromMe: true, ack: 4, createdAt: at(2) }),
    aMessage({ id: 'C', body: '-', mediaType: 'image', mediaUrl: 'sofa.jpg', createdAt: at(3) }),
  ],
  // Of the same time as the oldest message of the page before.
  [aMessage({ id: 'A', body: 'Primeira', createdAt: at(2) })],
];
const messages: FakeRoutes = {
  'GET /messages/1': ({ params }) => {
    const number = Number(params.pageNumber);
    return { body: { messages: pages[number - 1] ?? [], count: 5, ticket: mine, hasMore: number < pages.length } };
  },
};

beforeAll(() =>
  Promise.all([import('@/features/tickets/export/ExportDialog'), import('@/features/tickets/export/makeArchive')]),
);
afterEach(() => void vi.restoreAllMocks());

const start = async ({ routes = {}, pdf }: { routes?: FakeRoutes; pdf?: Uint8Array<ArrayBuffer> } = {}) => {
  const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => {});
  const fake = createFakeSystem(pdf && { pdf });
  const { desktop } = createFakeDesktop({ refresh: () => signedInAs(), system: fake.system });
  const app = await renderTickets({
    tickets: [mine],
    user: me,
    path: `/tickets/${mine.uuid}`,
    desktop,
    routes: { ...messages, ...routes },
  });
  const header = await screen.findByRole('banner', { name: 'Dados do atendimento' });
  await app.user.click(within(header).getAllByRole('button', { name: 'Mais ações' })[0]!);
  const entry = await screen.findByRole('menuitem', { name: 'Exportar a conversa' });
  // The menu takes the focus a moment after it is shown, and must not take it from the dialog.
  await eventually(() =>
    expect(entry.closest('[role="menu"]')).toContainElement(document.activeElement as HTMLElement),
  );
  await app.user.click(entry);
  const dialog = await findQuestion('Exportar a conversa com Rita Lima');
  return {
    ...app,
    saved,
    dialog,
    fake,
    press: (name: string) => app.user.click(within(dialog).getByRole('button', { name })),
  };
};
const textOf = async (blob: Blob) => {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return { names: Object.keys(files), text: strFromU8(files['conversa.txt']!) };
};

describe('exporting a conversation', () => {
  it('[TRIAGE-08] [FMT-03] [CALL-36] as a PDF uses the print engine and starts at its first message, with all details that identify it', async () => {
    const { dialog, saved, press, fake, store } = await start({ pdf: new Uint8Array([37, 80, 68, 70]) });
    await eventually(() => expect(within(dialog).getByRole('radio', { name: 'PDF' })).toHaveFocus());
    await press('Exportar');
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    expect(store.getState().toasts).toMatchObject([{ kind: 'success' }]);
    const [html] = fake.callLog.printed;
    const { body } = new DOMParser().parseFromString(html ?? '', 'text/html');
    const articles = [...body.querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(articles).toEqual([
      'Rita Lima · 02/11/2026 10:20Primeira',
      'Casa Aurora · 02/11/2026 10:20 · LidaSegue',
      'Rita Lima · 03/11/2026 10:20Foto: sofa.jpg',
      'Rita Lima · 04/11/2026 10:20Mensagem apagada',
      'Rita Lima · 05/11/2026 10:20<b>Oi</b>',
    ]);
    const head = body.querySelector('dl')?.textContent ?? '';
    for (const fact of ['Casa Aurora', 'Rita Lima', '98834-2217', '#1', 'Toda a conversa', 'Mensagens5'])
      expect(head).toContain(fact);
    expect(head).toMatch(/Exportada em\d\d\/\d\d\/\d{4} \d\d:\d\d\s*$/);
    expect(html).not.toContain('segredo');
    expect(saved.mock.calls.map(([name]) => name)).toEqual(['0001-conversa Rita Lima.pdf']);
  });

  it.each([
    ['De', '03/11/2026', 'desde 03/11/2026', 'Mensagens3'],
    ['Até', '02/11/2026', 'até 02/11/2026', 'Mensagens2'],
  ])('[TRIAGE-08] [FMT-01] a period with one end alone, %s %s, is named so', async (name, day, words, count) => {
    const { press, user, dialog, fake } = await start();
    await user.click(within(dialog).getByRole('radio', { name: 'Um período' }));
    await user.type(within(dialog).getByRole('textbox', { name }), day);
    await press('Exportar');
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    const { body } = new DOMParser().parseFromString(fake.callLog.printed[0] ?? '', 'text/html');
    expect(body.querySelector('dl')?.textContent?.replaceAll('\n', '')).toContain(`Período${words}${count}`);
  });

  it('[TRIAGE-08] a period holds its whole first day, oldest message first, and the pages before it are left alone', async () => {
    const hours = [['05/20', '05/19'], ['02/18'], ['02/09'], ['01/12'], ['01/11']];
    const days = hours.map((page) =>
      page.map((id) => {
        const [day, hour] = id.split('/').map(Number);
        return aMessage({ id, body: id, createdAt: new Date(2026, 10, day, hour).toISOString() });
      }),
    );
    const { press, user, dialog, fake, calls } = await start({
      routes: {
        'GET /messages/1': ({ params }) => {
          const number = Number(params.pageNumber);
          return { body: { messages: days[number - 1], count: 6, ticket: mine, hasMore: number < days.length } };
        },
      },
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Um período' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'De' }), '02/11/2026');
    calls.length = 0;
    await press('Exportar');
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    const { body } = new DOMParser().parseFromString(fake.callLog.printed[0] ?? '', 'text/html');
    const times = [...body.querySelectorAll('article')].map(({ textContent }) => textContent?.slice(-5));
    expect(times).toEqual(['02/09', '02/18', '05/19', '05/20']);
    expect(calls.filter((call) => call === 'GET /messages/1')).toHaveLength(4);
  });

  it('[TRIAGE-08] in a browser uses the print dialog, without a file', async () => {
    const { saved, press, fake } = await start();
    await press('Exportar');
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    expect(fake.callLog.printed).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });

  it('[TRIAGE-08] [FMT-01] [FMT-03] as a zip saves text and media of a period', async () => {
    const { saved, press, user, dialog } = await start({ routes: { 'GET /public/sofa.jpg': { body: 'jpg' } } });
    await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await user.click(within(dialog).getByRole('radio', { name: 'Um período' }));
    expect(within(dialog).getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'De' }), '03/11/2026');
    await user.type(within(dialog).getByRole('textbox', { name: 'Até' }), '04/11/2026');
    await press('Exportar');
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    const [name, blob] = saved.mock.calls[0]!;
    expect(name).toBe('0001-conversa Rita Lima.zip');
    const { names, text } = await textOf(blob);
    expect(names).toEqual(['conversa.txt', 'arquivos/0001-sofa.jpg']);
    expect(text).toMatch(
      /Empresa: Casa Aurora\nContato: Rita Lima\nTelefone: .*98834-2217\n.*#1\nPeríodo: de 03\/11\/2026 a 04\/11\/2026\n/,
    );
    expect(text).toContain('[03/11/2026 10:20] Rita Lima:\n    Foto: sofa.jpg\n    arquivos/0001-sofa.jpg');
    expect(text).toContain('[04/11/2026 10:20] Rita Lima:\n    Mensagem apagada');
    expect(text).not.toContain('Segue');
  });

  it('[TRIAGE-08] a connection lost while files are read leaves no file', async () => {
    const { saved, press, user, dialog } = await start({
      routes: {
        'GET /public/sofa.jpg': () => {
          throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
        },
      },
    });
    await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await press('Exportar');
    expect(
      await within(dialog).findByText('Não foi possível exportar a conversa. Nada foi salvo. Tente de novo.'),
    ).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('[TRIAGE-08] the progress of the files advances, a stop meanwhile saves nothing, and the next export is complete', async () => {
    const [first, second] = [hold(), hold()];
    let asked = 0;
    const files = ['sofa.jpg', 'mesa.jpg'].map((mediaUrl, place) =>
      aMessage({ id: mediaUrl, body: '-', mediaType: 'image', mediaUrl, createdAt: at(place + 3) }),
    );
    const { saved, press, user, dialog } = await start({
      routes: {
        'GET /messages/1': { body: { messages: files, count: 2, ticket: mine, hasMore: false } },
        'GET /public/sofa.jpg': async () => {
          await first.held;
          return { body: 'jpg' };
        },
        'GET /public/mesa.jpg': async () => {
          asked += 1;
          if (asked === 1) await second.held;
          return { body: 'jpg' };
        },
      },
    });
    await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await press('Exportar');
    const expectProgress = async (name: string, percent: number) =>
      expect(await within(dialog).findByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', `${percent}`);
    await expectProgress('Lendo arquivos: 0 de 2', 0);
    await act(async () => first.release());
    await expectProgress('Lendo arquivos: 1 de 2', 50);
    await press('Parar');
    await eventually(() => expect(within(dialog).getByRole('button', { name: 'Exportar' })).toBeEnabled());
    await act(async () => second.release());
    expect(saved).not.toHaveBeenCalled();
    await press('Exportar');
    await eventually(() => expect(saved).toHaveBeenCalled());
    expect(saved).toHaveBeenCalledTimes(1);
    const { names } = await textOf(saved.mock.calls[0]![1]);
    expect(names).toEqual(['conversa.txt', 'arquivos/0001-sofa.jpg', 'arquivos/0002-mesa.jpg']);
  });

  it('[TRIAGE-08] an export stopped at its last step is not mistaken for the next one', async () => {
    const { saved, press, dialog, fake } = await start({ pdf: new Uint8Array([37, 80, 68, 70]) });
    const prints: ((pdf: Uint8Array<ArrayBuffer>) => void)[] = [];
    const print = vi.spyOn(fake.system, 'print').mockImplementation(
      () =>
        new Promise((resolve) => {
          prints.push(resolve);
        }),
    );
    await press('Exportar');
    await eventually(() => expect(print).toHaveBeenCalledTimes(1));
    await press('Parar');
    await press('Exportar');
    await eventually(() => expect(print).toHaveBeenCalledTimes(2));
    await act(async () => prints[0]?.(new Uint8Array([1])));
    expect(saved).not.toHaveBeenCalled();
    expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
    await act(async () => prints[1]?.(new Uint8Array([2, 2])));
    expect(await screen.findByText('Conversa exportada.')).toBeInTheDocument();
    expect(saved.mock.calls.map(([, pdf]) => pdf.size)).toEqual([2]);
  });

  it('[TRIAGE-08] [MSG-15] a file is read from the server in use where the address it was sent with does not answer', async () => {
    const mediaUrl = 'https://antigo.example.com/public/sofa.jpg';
    const picture = aMessage({ id: 'C', body: '-', mediaType: 'image', mediaUrl, createdAt: at(3) });
    const { saved, press, user, dialog } = await start({
      routes: {
        'GET /messages/1': { body: { messages: [picture], count: 1, ticket: mine, hasMore: false } },
        'GET /public/sofa.jpg': ({ url }) => {
          if (url === mediaUrl) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
          return { body: 'jpg' };
        },
      },
    });
    await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await press('Exportar');
    await eventually(() => expect(saved).toHaveBeenCalled());
    expect((await textOf(saved.mock.calls[0]![1])).names).toEqual(['conversa.txt', 'arquivos/0001-sofa.jpg']);
  });

  it.each([408, 429, 502])(
    '[TRIAGE-08] a file that the server answers with %i is not said to be missing',
    async (status) => {
      const { saved, press, user, dialog } = await start({ routes: { 'GET /public/sofa.jpg': { status } } });
      await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
      await press('Exportar');
      const failed = 'Não foi possível exportar a conversa. Nada foi salvo. Tente de novo.';
      expect(await within(dialog).findByText(failed)).toBeInTheDocument();
      expect(saved).not.toHaveBeenCalled();
    },
  );

  it('[TRIAGE-08] [CALL-36] a period ends no earlier than it begins; one without messages says so, reads no older page and saves nothing', async () => {
    const { saved, press, user, dialog, calls } = await start({ pdf: new Uint8Array([37]) });
    await user.click(within(dialog).getByRole('radio', { name: 'Um período' }));
    const [from, to] = ['De', 'Até'].map((name) => within(dialog).getByRole('textbox', { name }));
    const submit = within(dialog).getByRole('button', { name: 'Exportar' });
    await user.type(from!, '07/11/2026');
    await user.type(to!, '06/11/2026');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('A data final vem antes da inicial.');
    expect(submit).toBeDisabled();
    await user.clear(to!);
    expect(submit).toBeEnabled();
    await user.type(to!, '07/11/2026');
    calls.length = 0;
    await press('Exportar');
    expect(await within(dialog).findByText('Não há mensagens neste período.')).toBeInTheDocument();
    expect(calls.filter((call) => call === 'GET /messages/1')).toHaveLength(1);
    expect(saved).not.toHaveBeenCalled();
  });

  it('[TRIAGE-08] a file missing from the server is named', async () => {
    const { saved, press, user, dialog } = await start({ routes: { 'GET /public/sofa.jpg': { status: 404 } } });
    await user.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await press('Exportar');
    await eventually(() => expect(saved).toHaveBeenCalled());
    const { names, text } = await textOf(saved.mock.calls[0]![1]);
    expect(names).toEqual(['conversa.txt']);
    expect(text).toContain('(o arquivo não está mais no servidor)');
  });

  it('[TRIAGE-08] a failure is shown, and a stopped export saves nothing', async () => {
    const asked: number[] = [];
    let last: { readonly aborted?: boolean } | undefined;
    const { held, release: go } = hold();
    const { saved, press, dialog } = await start({
      routes: {
        'GET /messages/1': async ({ params, signal }) => {
          if (Number(params.pageNumber) === 1)
            return { body: { messages: pages[0], count: 5, ticket: mine, hasMore: true } };
          asked.push(Number(params.pageNumber));
          last = signal;
          if (asked.length === 1) return { status: 500 };
          if (Number(params.pageNumber) === 2)
            return { body: { messages: pages[1], count: 5, ticket: mine, hasMore: true } };
          await held;
          return { body: { messages: pages[2], count: 5, ticket: mine, hasMore: asked.length < 4 } };
        },
      },
    });
    await press('Exportar');
    expect(
      await within(dialog).findByText('Não foi possível exportar a conversa. Nada foi salvo. Tente de novo.'),
    ).toBeInTheDocument();
    await press('Exportar');
    expect(await within(dialog).findByText('4 mensagens lidas')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toBeInTheDocument();
    await press('Parar');
    go();
    await eventually(() => expect(within(dialog).getByRole('button', { name: 'Exportar' })).toBeEnabled());
    // The page on its way is not waited for, and no further one is asked for.
    expect(asked).toEqual([2, 2, 3]);
    expect(last?.aborted).toBe(true);
    expect(saved).not.toHaveBeenCalled();
  });
});
