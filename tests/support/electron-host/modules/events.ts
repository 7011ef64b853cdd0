/** Electron's event objects are plain objects with their data as fields; most can be prevented. */
export interface PreventableEvent {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export const createEvent = <Details extends object>(details?: Details): PreventableEvent & Details => {
  const event = {
    ...details,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event as PreventableEvent & Details;
};
