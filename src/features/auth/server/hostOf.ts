/** Host and port of an address; an unreadable address as it is. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
