/** Which server of the contract to imitate: strictly A or B, or A in its most tolerant form. */
export type Behaviour = 'tolerant' | 'a' | 'b';

/** The differences between the servers that this server imitates. */
export interface Dialect {
  /** Where the REST calls are mounted; '' is the root. */
  prefixes: readonly string[];
  /** Where the socket handshake may carry the token. */
  tokenPlaces: readonly ('auth' | 'query')[];
  /** 'refuse': a foreign Origin gets 500 without CORS headers. 'fixed': every answer names the same web address. */
  cors: 'refuse' | 'fixed';
  internalError: string;
  unknownEmail: string;
  version: string;
  /** How the typed number of a new contact is cleaned up. */
  contactNumber: 'digits' | 'strict';
  /** True when a number that is not on WhatsApp gets its own error, false when it is a 500. */
  tellsUnknownNumber: boolean;
  noConnection: (companyId: number) => string;
  /** `POST /contacts/upload`, `POST /users/set-language`, users' time zone, companies' language. */
  hasLaterFields: boolean;
  /** Queue names and colours are unique over all companies; a clash with another company's is a 500. */
  queuesUniqueEverywhere: boolean;
  /** Password of a company created without one; null refuses with 500. */
  defaultPassword: string | null;
  /** Offset for times that come without one. */
  naiveOffset: string;
  /** Pages of `GET /ticket/kanban`; null sends all. */
  kanbanPageSize: number | null;
  /** Body of a media message sent without a caption. */
  captionless: 'dash' | 'fileName';
  /** Campaigns can ask their contacts for confirmation first. */
  hasConfirmations: boolean;
  /** ⚠ Creating a campaign without a date is a 500. */
  campaignsNeedDate: boolean;
  /** Which of the fields that differ between servers a prompt has. */
  promptFields: readonly ('model' | 'voice')[];
  /** A prompt without a queue is refused. */
  promptsNeedQueue: boolean;
}

const A: Dialect = {
  prefixes: ['/api'],
  tokenPlaces: ['auth'],
  cors: 'refuse',
  internalError: 'ERR_INTERNAL_SERVER_ERROR',
  unknownEmail: 'ERR_USER_DONT_EXISTS',
  version: '6.0.0',
  contactNumber: 'digits',
  tellsUnknownNumber: true,
  noConnection: () => 'Nenhum número de Whatsapp foi configurado para essa empresa',
  hasLaterFields: true,
  queuesUniqueEverywhere: true,
  defaultPassword: '123456',
  naiveOffset: 'Z',
  kanbanPageSize: null,
  captionless: 'dash',
  hasConfirmations: false,
  campaignsNeedDate: true,
  promptFields: ['model'],
  promptsNeedQueue: false,
};

const B: Dialect = {
  prefixes: [''],
  tokenPlaces: ['query'],
  cors: 'fixed',
  internalError: 'Internal server error',
  unknownEmail: 'ERR_INVALID_CREDENTIALS',
  version: '4.6.5',
  contactNumber: 'strict',
  tellsUnknownNumber: false,
  noConnection: (companyId) => `ERR_NO_DEF_WAPP_FOUND in COMPANY ${companyId}`,
  hasLaterFields: false,
  queuesUniqueEverywhere: false,
  defaultPassword: null,
  naiveOffset: '-03:00',
  kanbanPageSize: 40,
  captionless: 'fileName',
  hasConfirmations: true,
  campaignsNeedDate: false,
  promptFields: ['voice'],
  promptsNeedQueue: true,
};

export const dialectOf = (behaviour: Behaviour): Dialect => {
  if (behaviour === 'a') return A;
  if (behaviour === 'b') return B;
  // The root first: under the prefix '/api', the external API's own path would match another call.
  return {
    ...A,
    prefixes: ['', '/api'],
    tokenPlaces: ['auth', 'query'],
    hasConfirmations: true,
    campaignsNeedDate: false,
    promptFields: ['model', 'voice'],
  };
};
