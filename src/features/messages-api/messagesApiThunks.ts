import type { ExternalMessage } from '@/api/messages';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, Services } from '@/entities/base/thunk';

/** Plain functions: the arguments and answers of typed thunks become actions, and a token must not be in one. */
type Plain<Result> = (dispatch: EntityDispatch, getState: () => EntitiesState, services: Services) => Promise<Result>;

export interface TokenOwner {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

/** The connections that have a token. */
export const loadTokenOwners =
  (): Plain<TokenOwner[]> =>
  async (_dispatch, getState, { api }) => {
    const companyId = getState().session.user?.companyId;
    if (companyId === undefined) return [];
    const connections = await api.whatsappConnections.list(companyId);
    return connections.flatMap(({ id, name, token }) => (token ? [{ id, name, token }] : []));
  };

/** Sends a message as another program would. */
export const sendExternally =
  (token: string, message: ExternalMessage): Plain<void> =>
  async (_dispatch, _getState, { api }) => {
    await api.messages.sendExternally(token, message);
  };
