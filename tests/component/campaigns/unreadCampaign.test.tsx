import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignsPage } from '@/features/campaigns/CampaignsPage';
import { renderPage } from '@tests/support/rendering/renderPage';
import { answered, choices, natal, pageOf, save } from './campaignWorld';

it.each([403, 404, 500])(
  '[CAMP-10] [CALL-89] [LIST-06] a campaign that cannot be read (%i) says so in its dialog, and is tried again',
  async (status) => {
    let isDown = true;
    const read = () => (isDown ? { status, body: { error: 'x' } } : answered({ name: 'Natal novo' }));
    const { user } = await renderPage(CampaignsPage, {
      routes: { 'GET /campaigns/': pageOf(natal), ...choices, 'GET /campaigns/1': read },
    });
    await user.click(screen.getByRole('button', { name: 'Editar Campanha Natal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Não foi possível abrir a campanha')).toBeVisible();
    expect(save()).toBeNull();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    expect(await dialog.findByLabelText('Nome')).toHaveValue('Natal novo');
  },
);
