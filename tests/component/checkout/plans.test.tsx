import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '@tests/support/rendering/drawn';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { click, fillIn, openCheckout } from './checkoutPage';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 10) }));
afterEach(() => vi.useRealTimers());

it('[CALL-17] [FMT-04] [CHECK-06] plans that could not be loaded are tried again; a custom plan can be chosen meanwhile', async () => {
  const plans = createRecordedRoute(
    { status: 500, body: {} },
    // Amounts may come as texts.
    { body: { plans: [{ id: '7', name: 'Profissional', users: '8', connections: '3', value: '149.90' }] } },
  );
  await openCheckout({ 'GET /plans/list': plans.route });
  fillIn();
  await click('Continuar');
  await drawn(() => expect(screen.getByText('Não foi possível carregar os planos.')).toBeVisible());
  expect(screen.getByRole('region', { name: 'Personalizado' })).toBeVisible();
  await click('Tentar de novo');
  await drawn(() =>
    expect(screen.getByRole('button', { name: /^Profissional/ })).toHaveTextContent(
      'ProfissionalR$ 149,90Mensal8 usuários3 conexões',
    ),
  );
  expect(screen.queryByText('Não foi possível carregar os planos.')).not.toBeInTheDocument();
  await click(/^Profissional/);
  expect(within(screen.getByRole('region', { name: 'Plano escolhido' })).getByText('R$ 149,90')).toBeVisible();
});
