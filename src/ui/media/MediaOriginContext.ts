import { createContext } from 'react';

/** Origin under which the server's files lie; empty while it is unknown. Asked for once, and rows in their hundreds read it. */
export const MediaOriginContext = createContext('');
