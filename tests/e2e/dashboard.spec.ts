import { ANA, CARLA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { DashboardScreen } from './screens/DashboardScreen';
import { signInColleague } from './support/colleague';
import { createControl } from './support/control';
import { expectToast } from './support/toasts';

test('[ROUTE-04] [DASH-01] [DASH-06] [DASH-08] [DASH-09] [DASH-13] [DASH-14] an admin starts at the dashboard, filters it and sees a colleague’s work in its counters', async ({
  page,
  server,
}) => {
  const { post } = createControl(server.url);
  await post('setPace', { pace: 'off' });
  const screen = new DashboardScreen(page);
  await screen.open(CARLA);
  await expect(screen.counter('Em atendimento')).toHaveText(/^\d+$/);
  await expect(screen.counter('Tempo de espera')).toHaveText(/^\d\d h \d\d m$/);
  await expect(screen.agent('Ana Ribeiro')).toContainText(/\d\d h \d\d m/);
  await expect(screen.chart('Atendimentos por dia').getByRole('table')).toBeAttached();
  await expect(screen.chart('Atendimentos por atendente').getByRole('row').first()).toBeVisible();

  const waiting = Number(await screen.counter('Aguardando').textContent());
  const colleague = await signInColleague(server.url, ANA);
  const { tickets } = await post<{ tickets: { id: number; status: string }[] }>('snapshot', { companyId: 1 });
  const pending = tickets.find(({ status }) => status === 'pending')!;
  await colleague('PUT', `/tickets/${pending.id}`, { status: 'open', userId: 2 });
  await screen.run.click();
  await expect(screen.counter('Aguardando')).toHaveText(String(waiting - 1));

  await screen.choose('Tipo de filtro', 'Por período');
  await screen.run.click();
  await expectToast(page, 'Parametrize o filtro');
  await post('addFault', { kind: 'answer', status: 500, body: {}, method: 'GET', path: '^/dashboard$' });
  await screen.choose('Período', 'Últimos 90 dias');
  await screen.run.click();
  await expect(screen.failure.getByText('Não foi possível carregar o dashboard')).toBeVisible();
  await screen.failure.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(screen.counter('Finalizados')).toHaveText(/^\d+$/);
});
