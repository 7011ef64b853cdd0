import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProbeRefusal, ProbeResult, ServerState } from '@/bridge/desktop';
import { accountOf } from '@/entities/base/storage';
import { companyServer, createFakeDesktop, demoServer } from '@tests/support/fakes/fakeDesktop';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { renderApp } from '@tests/support/rendering/renderApp';
import { signedInAs } from './loginUser';

const FIRST_START: ServerState = { current: null, recent: [] };

const accepted = (address: string): ProbeResult => ({ ok: true, address, addresses: companyServer, version: '6.0.0' });
const refused = (refusal: ProbeRefusal): ProbeResult => ({ ok: false, refusal, detail: 'for the log' });

const openLogin = async (behaviour: Parameters<typeof createFakeDesktop>[0]) => {
  const fake = createFakeDesktop(behaviour);
  const app = await renderApp({ desktop: fake.desktop, path: '/login' });
  return { ...app, ...fake };
};

const typeAddress = async (user: Awaited<ReturnType<typeof openLogin>>['user'], address: string): Promise<void> => {
  await user.click(await screen.findByRole('textbox', { name: /endereço/i }));
  await user.paste(address);
  await user.click(screen.getByRole('button', { name: 'Verificar' }));
};

describe('choosing the server', () => {
  it('[COMPAT-05] [DESK-17] the first start asks for the address, offers the demo, and shows no login form yet', async () => {
    await openLogin({ server: FIRST_START });
    expect(await screen.findByRole('heading', { name: 'Qual é o servidor da sua empresa?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Ambiente de demonstração/ })).toBeEnabled();
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('[DIAG-03] the first start offers no demo where an administrator hides it', async () => {
    await openLogin({ server: FIRST_START, capabilities: { offerDemo: false } });
    expect(await screen.findByRole('textbox', { name: /endereço/i })).toBeInTheDocument();
    expect(screen.queryByText(/demonstração/i)).not.toBeInTheDocument();
  });

  it('[COMPAT-05] [DESK-17] saves an address only after checking it', async () => {
    const { user, callLog } = await openLogin({ server: FIRST_START, probe: accepted });
    await typeAddress(user, ' https://atende.example.com.br ');
    await waitFor(() =>
      expect(callLog.chosen).toEqual([{ address: 'https://atende.example.com.br', addresses: companyServer }]),
    );
    expect(callLog.probes).toEqual([{ address: 'https://atende.example.com.br', allowInsecure: false }]);
  });

  it.each<[ProbeRefusal, string]>([
    ['invalid', 'Isto não é um endereço de servidor. Digite algo como https://atende.suaempresa.com.br.'],
    ['unreachable', 'Não encontramos um servidor nesse endereço. Confira se ele está escrito certo e se há internet.'],
    [
      'certificate',
      'Não foi possível confirmar a identidade desse servidor: o certificado dele não é confiável neste computador. Avise quem cuida do servidor.',
    ],
    [
      'not-a-server',
      'Esse endereço responde, mas não é um servidor de atendimento. Confira o endereço com a sua empresa.',
    ],
  ])('[COMPAT-05] explains the refusal %s in plain words and saves nothing', async (refusal, text) => {
    const { user, callLog } = await openLogin({ server: FIRST_START, probe: () => refused(refusal) });
    await typeAddress(user, 'https://atende.minhaloja.com');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(callLog.chosen).toEqual([]);
  });

  it('[COMPAT-05] warns about plain http and uses it only after confirmation', async () => {
    const probe = (address: string, allowInsecure: boolean): ProbeResult =>
      allowInsecure ? accepted(address) : refused('insecure');
    const { user, callLog } = await openLogin({ server: FIRST_START, probe });
    await typeAddress(user, 'http://10.0.0.4');
    const dialog = await screen.findByRole('dialog', { name: 'Usar uma conexão sem proteção?' });
    expect(dialog).toHaveTextContent(
      'Este endereço usa http: outras pessoas na mesma rede podem ler o que for enviado. Continue só em uma rede local de confiança.',
    );
    expect(callLog.chosen).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Usar mesmo assim' }));
    await waitFor(() => expect(callLog.chosen).toHaveLength(1));
    expect(callLog.probes.map(({ allowInsecure }) => allowInsecure)).toEqual([false, true]);
  });

  it('[COMPAT-05] a declined warning saves nothing and says why', async () => {
    const { user, callLog } = await openLogin({ server: FIRST_START, probe: () => refused('insecure') });
    await typeAddress(user, 'http://10.0.0.4');
    const dialog = await screen.findByRole('dialog', { name: 'Usar uma conexão sem proteção?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(/Este endereço usa http, sem proteção, e não foi confirmado/)).toBeInTheDocument();
    expect(callLog.chosen).toEqual([]);
  });

  it('[COMPAT-05] starts the demo workspace with one click', async () => {
    const { user, callLog } = await openLogin({ server: FIRST_START });
    await user.click(await screen.findByRole('button', { name: /^Ambiente de demonstração/ }));
    await waitFor(() => expect(callLog.chosen).toEqual([{ address: demoServer.rest, addresses: demoServer }]));
    expect(callLog.demoStarts).toBe(1);
  });

  it('[COMPAT-05] a demo workspace that has started only after the choice was closed does not take the place of the server', async () => {
    let finish = (): void => {};
    const { user, callLog } = await openLogin({
      server: { current: companyServer, recent: [] },
      startDemo: () =>
        new Promise((resolve) => {
          finish = () => resolve({ ok: true, address: demoServer.rest, addresses: demoServer, version: null });
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Trocar' }));
    await user.click(screen.getByRole('button', { name: /^Ambiente de demonstração/ }));
    await waitFor(() => expect(callLog.demoStarts).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Fechar a escolha do servidor' }));
    await act(async () => finish());
    await act(async () => {});
    expect(callLog.chosen).toEqual([]);
    expect(screen.getByLabelText('Senha')).toBeInTheDocument();
  });

  it('[COMPAT-05] says so when the demo workspace does not start', async () => {
    const { user } = await openLogin({ server: FIRST_START, startDemo: () => refused('demo-failed') });
    await user.click(await screen.findByRole('button', { name: /^Ambiente de demonstração/ }));
    expect(await screen.findByText(/O ambiente de demonstração não iniciou/)).toBeInTheDocument();
  });

  it('[COMPAT-05] [DESK-17] can be changed from the login screen, which remembers recent servers', async () => {
    const hosts = ['franquias', 'filial', 'matriz', 'atacado'].map((name) => `${name}.example.com.br`);
    const others = hosts.map((host) => ({ ...companyServer, rest: `https://${host}` }));
    const [other] = others as [typeof companyServer];
    const recent = [companyServer, ...others].map((addresses) => ({ address: addresses.rest, addresses }));
    const { user, callLog } = await openLogin({
      server: { current: companyServer, recent },
      probe: (address) => ({ ok: true, address, addresses: other, version: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Trocar' }));
    expect(screen.getByRole('button', { name: /^atende\.example/ })).toHaveAttribute('aria-pressed', 'true');
    const offered = screen.getAllByRole('button', { name: /https:/, pressed: false });
    expect(offered.map(({ textContent }) => textContent)).toEqual(hosts.map((host) => `${host}https://${host}`));
    await user.click(screen.getByRole('button', { name: /^franquias\.example/ }));
    await waitFor(() => expect(callLog.chosen).toEqual([{ address: other.rest, addresses: other }]));
  });

  it.each([
    ['that answers', accepted],
    ['that is not protected', () => refused('insecure')],
  ])('[COMPAT-05] an address %s after the choice was closed is neither used nor asked about', async (_, answer) => {
    let finish = (): void => {};
    const { user, callLog } = await openLogin({
      server: { current: companyServer, recent: [] },
      probe: (address) =>
        address === companyServer.rest
          ? accepted(address)
          : new Promise((resolve) => {
              finish = () => resolve(answer(address));
            }),
    });
    await user.click(await screen.findByRole('button', { name: 'Trocar' }));
    await typeAddress(user, 'https://outra.example.com.br');
    await user.click(screen.getByRole('button', { name: 'Fechar a escolha do servidor' }));
    await act(async () => finish());
    await act(async () => {});
    expect(callLog.chosen).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[DIAG-03] offers no other server when the page belongs to one', async () => {
    await openLogin({ capabilities: { chooseServer: false } });
    expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Trocar' })).not.toBeInTheDocument();
  });

  it.each([
    [accepted('x'), 'Disponível'],
    [refused('unreachable'), 'Não responde'],
  ])('shows whether the server in use answers', async (answer, text) => {
    await openLogin({ probe: () => answer });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('asks the server in use again once the network is back', async () => {
    let isReached = false;
    await openLogin({ probe: (address) => (isReached ? accepted(address) : refused('unreachable')) });
    expect(await screen.findByText('Não responde')).toBeInTheDocument();
    isReached = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Disponível')).toBeInTheDocument();
  });

  describe('that leads to another address, where no sign-in follows it', () => {
    const moved = { ...companyServer, rest: 'https://novo.example.com/api' };
    const leads = (address: string): ProbeResult => ({ ok: true, address, addresses: moved, version: null });

    it('is not called available: the new address is offered', async () => {
      const { user, callLog } = await openLogin({ probe: leads });
      expect(await screen.findByText('Mudou de endereço')).toBeInTheDocument();
      expect(screen.queryByText('Disponível')).not.toBeInTheDocument();
      expect(screen.getByText(/^Este servidor agora está em/)).toHaveTextContent('https://novo.example.com/api');
      await user.click(screen.getByRole('button', { name: 'Usar o novo endereço' }));
      await waitFor(() => expect(callLog.chosen).toEqual([{ address: companyServer.rest, addresses: moved }]));
    });

    it('[DIAG-03] is only named where an administrator sets it', async () => {
      await openLogin({ probe: leads, capabilities: { chooseServer: false } });
      expect(await screen.findByText('Mudou de endereço')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Usar o novo endereço' })).not.toBeInTheDocument();
    });

    it.each([
      ['keeps drafts and all else that this computer has of its accounts', [], companyServer.rest],
      [
        'takes nothing from an address that was used by itself',
        [{ address: moved.rest, addresses: moved }],
        moved.rest,
      ],
    ])('%s', async (_, others, address) => {
      const recent = [{ address: companyServer.rest, addresses: companyServer }, ...others];
      const before = await openLogin({ probe: leads, server: { current: companyServer, recent } });
      expect(await screen.findByText('Mudou de endereço')).toBeInTheDocument();
      cleanup();
      const fake = createFakeDesktop({
        restorable: true,
        refresh: () => signedInAs(),
        server: { current: moved, recent: [] },
      });
      const { store } = await renderApp({ desktop: fake.desktop, storage: before.storage });
      await waitFor(() => expect(store.getState().session.account).toBe(accountOf(address, 7)));
    });

    it('is not followed to an unprotected one', async () => {
      const { callLog } = await openLogin({});
      expect(await screen.findByText('Disponível')).toBeInTheDocument();
      expect(callLog.probes).toEqual([{ address: companyServer.rest, allowInsecure: false }]);
    });
  });

  it('[SEC-07] says why the server in use is refused when its certificate is no longer trusted', async () => {
    await openLogin({ probe: () => refused('certificate') });
    expect(await screen.findByText('Não confiável')).toBeInTheDocument();
    expect(screen.getByText(/^Não foi possível confirmar a identidade desse servidor/)).toHaveTextContent(
      'o certificado dele não é confiável neste computador. Avise quem cuida do servidor.',
    );
  });
});

describe('the demo workspace on the login screen', () => {
  const accounts = [
    { role: 'agent', name: 'Ana Ribeiro', email: 'ana@demo.balcao', password: 'demo1234', company: 'Casa Aurora' },
  ];
  const open = async (routes: Parameters<typeof renderApp>[0] = {}) => {
    const fake = createFakeDesktop({ server: { current: demoServer, recent: [] } });
    return { ...(await renderApp({ desktop: fake.desktop, path: '/login', ...routes })), ...fake };
  };

  it.each(['/login', '/signup', '/forgetpsw'])('[DEMO-06] %s is marked as a demo before sign-in', async (path) => {
    await open({ path });
    expect(await screen.findByText('Ambiente de demonstração. Nenhuma mensagem real é enviada.')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Demo workspace. No real message is sent.'],
    ['es', 'Entorno de demostración. No se envía ningún mensaje real.'],
  ])('[DEMO-06] the mark of a demo is in the language of the app: %s', async (language, mark) => {
    await open({ storage: createMemoryStorage({ language }) });
    expect(await screen.findByText(mark)).toBeVisible();
  });

  it('[DEMO-06] the login stays marked as a demo while another server is being chosen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Trocar' }));
    expect(screen.getByRole('button', { name: 'Fechar a escolha do servidor' })).toBeInTheDocument();
    expect(screen.getByText('Ambiente de demonstração. Nenhuma mensagem real é enviada.')).toBeVisible();
  });

  it('fills the form from its list of accounts', async () => {
    const { user } = await open({ routes: { 'GET /__demo/accounts': { body: { accounts } } } });
    const account = await screen.findByRole('button', { name: /ana@demo\.balcao/ });
    const isFilled = () => {
      expect(screen.getByLabelText('E-mail')).toHaveValue('ana@demo.balcao');
      expect(screen.getByLabelText('Senha')).toHaveValue('demo1234');
    };
    await user.click(account);
    isFilled();
    // Also the same one again, after its values were changed.
    await user.type(screen.getByLabelText('E-mail'), 'x');
    await user.clear(screen.getByLabelText('Senha'));
    await user.click(account);
    isFilled();
  });

  it('says when the accounts cannot be loaded, and offers to try again', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(calls.filter((call) => call === 'GET /__demo/accounts')).toHaveLength(2);
  });
});
