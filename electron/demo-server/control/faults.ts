import type { Request, RequestHandler, Response } from 'express';

/** How a call fails. */
export type FaultKind =
  /** Answered with this status and body, without being carried out. */
  | { kind: 'answer'; status: number; body?: unknown }
  /** Never answered, until the faults are cleared: then it is carried out. */
  | { kind: 'hang' }
  /** Carried out after this many ms. */
  | { kind: 'delay'; ms: number }
  /** The connection breaks before anything is done. */
  | { kind: 'drop' }
  /** Carried out, but the connection breaks before the answer arrives. */
  | { kind: 'loseAnswer' };

export type Fault = FaultKind & {
  /** Absent: any method but OPTIONS. */
  method?: string | undefined;
  /** Pattern for the path without a prefix such as /api, e.g. `^/messages/`. */
  path: RegExp;
  /** How many calls the fault affects; 1 when absent. */
  times?: number | undefined;
};

export interface Faults {
  /** Makes the next matching calls fail; several faults for one path are used in order. */
  add(fault: Fault): void;
  /** Removes all faults and lets hanging calls continue. */
  clear(): void;
  /** Runs before all routes of the contract. */
  gate: RequestHandler;
}

const PREFIX = /^\/api(?=\/)/;

const loseAnswer = (res: Response): void => {
  res.end = (() => {
    res.socket?.destroy();
    return res;
  }) as typeof res.end;
};

/** Faults on request, so that tests and trainings can see how clients handle them. */
export const createFaults = (): Faults => {
  let pending: (Fault & { left: number })[] = [];
  let hanging: (() => void)[] = [];

  const take = ({ method, path }: Request): Fault | undefined => {
    if (method === 'OPTIONS') return undefined;
    const found = pending.find(
      (fault) => (fault.method ?? method).toUpperCase() === method && fault.path.test(path.replace(PREFIX, '')),
    );
    if (found) found.left -= 1;
    pending = pending.filter(({ left }) => left > 0);
    return found;
  };

  const act = (fault: Fault, req: Request, res: Response, next: () => void): void => {
    switch (fault.kind) {
      case 'answer':
        res.status(fault.status).send(fault.body);
        break;
      case 'hang':
        hanging.push(next);
        break;
      case 'delay':
        setTimeout(next, fault.ms);
        break;
      case 'drop':
        req.socket.destroy();
        break;
      case 'loseAnswer':
        loseAnswer(res);
        next();
    }
  };

  return {
    add: (fault) => {
      pending.push({ ...fault, left: fault.times ?? 1 });
    },
    clear: () => {
      const released = hanging;
      [pending, hanging] = [[], []];
      for (const goOn of released) goOn();
    },
    gate: (req, res, next) => {
      const fault = take(req);
      if (fault) act(fault, req, res, next);
      else next();
    },
  };
};
