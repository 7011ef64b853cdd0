/** How far a collection is: `loading` only while there is nothing to show yet; a refresh of shown data stays `ready`. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';
