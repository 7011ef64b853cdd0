import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SettingsPage } from '@/features/settings/SettingsPage';
import { createHeldRoute } from '@tests/support/hold';
import type { FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { findSuccess } from '@tests/support/rendering/findSuccess';
import { renderPage } from '@tests/support/rendering/renderPage';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const day = (weekdayEn: string, endTime: string) => ({ weekday: weekdayEn, weekdayEn, startTime: '09:00', endTime });
const company = (...schedules: object[]) => ({ body: { id: 1, name: 'Casa Aurora', schedules } });
// By label: roles are slow to compute in such a large form.
const time = (name: string) => screen.getByLabelText(name);
const set = (name: string, value: string) => fireEvent.change(time(name), { target: { value } });
const NOTE = 'Há alterações que ainda não foram salvas.';

/** The tab of the opening hours; a colleague changes the end of Tuesday while it is open. */
const openHours = async (save: FakeRoutes[string]) => {
  const read = createRecordedRoute(
    company(day('monday', '17:30'), day('tuesday', '17:30')),
    company(day('monday', '17:30'), day('tuesday', '20:00')),
  );
  const app = await renderPage(SettingsPage, {
    path: '/settings?tab=hours',
    routes: {
      'GET /settings/': { body: [{ id: 2, key: 'scheduleType', value: 'company' }] },
      'GET /companies/1': read.route,
      'PUT /companies/1/schedules': save,
    },
  });
  await screen.findByRole('button', { name: 'Salvar horários' });
  return app;
};

it('[LIST-06] opening hours that cannot be loaded say so, and can be tried again', async () => {
  let isDown = true;
  const { user } = await renderPage(SettingsPage, {
    path: '/settings?tab=hours',
    routes: {
      'GET /settings/': { body: [{ id: 2, key: 'scheduleType', value: 'company' }] },
      'GET /companies/1': () => (isDown ? { status: 500, body: {} } : company(day('monday', '17:30'))),
    },
  });
  expect(await screen.findByText('Não foi possível carregar a lista de registros')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByLabelText('Segunda-feira: fim')).toHaveValue('17:30');
});

describe('opening hours that a colleague saves while they are open', () => {
  it('[SET-10] keep the day of the colleague, and show it after the save', async () => {
    const sent = createRecordedRoute(company());
    const { user } = await openHours(sent.route);
    set('Segunda-feira: fim', '12:00');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await findSuccess('Horários atualizados com sucesso.');
    expect(sent.asked[0]?.body).toMatchObject({
      schedules: [{ endTime: '12:00' }, { endTime: '20:00' }, {}, {}, {}, {}, {}],
    });
    expect(time('Terça-feira: fim')).toHaveValue('20:00');
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('[SET-11] [FMT-02] take a time as it is typed, and show and send it as HH:MM', async () => {
    const sent = createRecordedRoute(company());
    const { user } = await openHours(sent.route);
    set('Segunda-feira: início', '9');
    fireEvent.blur(time('Segunda-feira: início'));
    expect(time('Segunda-feira: início')).toHaveValue('09:00');
    await user.clear(time('Segunda-feira: fim'));
    await user.type(time('Segunda-feira: fim'), '1830{Enter}');
    await findSuccess('Horários atualizados com sucesso.');
    expect(sent.asked[0]?.body).toMatchObject({
      schedules: [{ startTime: '09:00', endTime: '18:30' }, {}, {}, {}, {}, {}, {}],
    });
  });

  it('[SET-10] keep what is typed during the save', async () => {
    const slow = createHeldRoute();
    const { user } = await openHours(slow.route);
    set('Segunda-feira: fim', '12:00');
    await user.click(screen.getByRole('button', { name: 'Salvar horários' }));
    await waitFor(() => expect(slow.isAsked()).toBe(true));
    set('Segunda-feira: fim', '12:30');
    await act(async () => slow.answer(company()));
    await findSuccess('Horários atualizados com sucesso.');
    expect(time('Segunda-feira: fim')).toHaveValue('12:30');
    expect(screen.getByText(NOTE)).toBeInTheDocument();
  });
});
