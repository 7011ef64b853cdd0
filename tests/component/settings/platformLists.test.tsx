import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SettingsPage } from '@/features/settings/SettingsPage';
import { CompaniesTab } from '@/features/settings/companies/CompaniesTab';
import { PlansTab } from '@/features/settings/plans/PlansTab';
import { serverEvents } from '@/realtime/serverEvents';
import { aUser } from '@tests/support/records';
import { renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const owner = aUser({ profile: 'admin', super: true });
const aurora = { id: 1, name: 'Casa Aurora', email: 'dona@aurora.com', planId: 3, recurrence: 'MENSAL' };
const basic = { id: 3, name: 'Básico', users: 3, connections: 1, queues: 2, value: 99.9 };
const lists = { 'GET /companies/list': { body: [aurora] }, 'GET /plans/all': { body: [basic] } };
const failed = { status: 500, body: {} };

it.each([
  ['[COMP-02] companies', CompaniesTab, 'GET /companies/list', aurora],
  ['[PLAN-02] plans', PlansTab, 'GET /plans/all', basic],
] as const)('[LIST-06] %s that cannot be read say so, and can be read again', async (_, Tab, call, record) => {
  const { asked, route } = createRecordedRoute(failed, { body: [record] });
  await renderPage(Tab, { routes: { ...lists, [call]: route }, user: owner });
  expect(screen.getByText('Não foi possível carregar a lista de registros')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('row', { name: new RegExp(record.name) })).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

it.each([
  ['[COMP-02] [CALL-12] a company', CompaniesTab, 'GET /companies/1', aurora, 'Não foi possível carregar a empresa.'],
  ['[PLAN-02] [PLAN-03] [CALL-21] a plan', PlansTab, 'GET /plans/3', basic, 'Não foi possível carregar o plano.'],
] as const)(
  '%s that cannot be read for its form says so, saves nothing, and can be read again',
  async (_, Tab, call, record, text) => {
    const { route } = createRecordedRoute(failed, { body: record });
    await renderPage(Tab, { routes: { ...lists, [call]: route }, user: owner });
    fireEvent.click(screen.getByRole('button', { name: `Editar ${record.name}` }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Salvar$/ })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue(record.name);
  },
);

it('[SET-03] [PERM-13] the tabs of the platform come with the super flag and leave with it, while the settings are open', async () => {
  let me = aUser({ profile: 'admin' });
  const { store } = await renderPage(SettingsPage, {
    user: me,
    path: '/settings',
    routes: { ...lists, 'GET /settings/': { body: [] }, 'GET /users/10': () => ({ body: me }) },
  });
  const become = (facts: { readonly super: boolean }) =>
    act(async () => {
      me = aUser({ profile: 'admin', ...facts });
      store.dispatch(serverEvents.user({ action: 'update', record: me }));
    });
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs()).toEqual(['Opções']);
  await become({ super: true });
  expect(tabs()).toEqual(['Opções', 'Empresas', 'Planos', 'Ajuda']);
  fireEvent.click(screen.getByRole('tab', { name: 'Empresas' }));
  expect(await screen.findByRole('heading', { name: /^Empresas/ })).toBeInTheDocument();
  await become({ super: false });
  expect(tabs()).toEqual(['Opções']);
  expect(screen.queryByRole('heading', { name: /^Empresas/ })).not.toBeInTheDocument();
});
