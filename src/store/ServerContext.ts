import { createContext, use } from 'react';
import type { ServerAddresses } from '@/bridge/desktop';

/** The server in use, null before one is chosen; fixed for the life of the page, since a change of server reloads it. */
export const ServerContext = createContext<ServerAddresses | null>(null);

export const useServer = (): ServerAddresses | null => use(ServerContext);

/** Origin of the server's files, empty before a server is chosen. */
export const useMediaOrigin = (): string => useServer()?.media ?? '';
