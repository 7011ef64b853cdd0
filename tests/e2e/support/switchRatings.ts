import { expect, type APIRequestContext } from '@playwright/test';
import { CARLA } from '@tests/support/accounts';

/** Switches ratings on or off. While a rating is awaited, a resolved ticket stays open and there is nothing to undo. */
export const switchRatings = async (request: APIRequestContext, value: 'enabled' | 'disabled'): Promise<void> => {
  const login = await request.post('/auth/login', { data: CARLA });
  const { token } = (await login.json()) as { readonly token: string };
  const answer = await request.put('/settings/userRating', {
    headers: { Authorization: `Bearer ${token}` },
    data: { value },
  });
  expect(answer.ok()).toBe(true);
};
