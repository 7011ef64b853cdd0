import { Router } from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { readBody } from '../http/input';
import { ASSET_NAMES } from '../db/seed/mediaAssets';
import { PACES } from '../simulator/pace';
import type { ColleagueAction } from './colleague';
import type { Control } from './control';
import type { Fault } from './faults';

const id = z.number().int();

const sender = {
  contactId: id.optional(),
  number: z.string().regex(/^\d+$/).optional(),
  name: z.string().optional(),
  whatsappId: id.optional(),
  companyId: id.optional(),
};

const faultShape = {
  method: z.string().optional(),
  path: z.string().transform((source) => new RegExp(source)),
  times: z.number().int().min(1).optional(),
};

const fault: z.ZodType<Fault> = z.discriminatedUnion('kind', [
  z.object({ ...faultShape, kind: z.literal('answer'), status: z.number().int(), body: z.unknown().optional() }),
  z.object({ ...faultShape, kind: z.literal('hang') }),
  z.object({ ...faultShape, kind: z.literal('delay'), ms: z.number().min(0) }),
  z.object({ ...faultShape, kind: z.literal('drop') }),
  z.object({ ...faultShape, kind: z.literal('loseAnswer') }),
]);

const actionShape = { as: z.string(), ticketId: id };

const colleagueAction: z.ZodType<ColleagueAction> = z.discriminatedUnion('what', [
  z.object({ ...actionShape, what: z.enum(['accept', 'return', 'close', 'reopen', 'delete']) }),
  z.object({ ...actionShape, what: z.literal('transfer'), queueId: id.optional(), userId: id.optional() }),
  z.object({ ...actionShape, what: z.literal('write'), text: z.string() }),
]);

/** One action: the schema of its body and its function, whose result is sent as JSON. */
const action =
  <T>(schema: z.ZodType<T>, run: (body: T) => unknown): RequestHandler =>
  (req, res) => {
    res.json(run(readBody(schema, req.body)) ?? null);
  };

const nothing = z.object({});

/** `Control` for other processes: POST /__demo/control/{name} with a JSON body. */
export const controlRoutes = (control: Control): Router => {
  const message = z.object({
    ...sender,
    text: z.string().optional(),
    file: z.enum(ASSET_NAMES).optional(),
    quotedMsgId: z.string().optional(),
  });
  const ofMessage = z.object({ messageId: z.string() });

  const actions: Record<string, RequestHandler> = {
    receive: action(message, (body) => control.receive(body)),
    missedCall: action(z.object(sender), (body) => control.missedCall(body)),
    act: action(colleagueAction, (body) => control.act(body)),
    setAck: action(ofMessage.extend({ ack: z.number().int().min(0).max(5) }), (body) =>
      control.setAck(body.messageId, body.ack),
    ),
    editMessage: action(ofMessage.extend({ text: z.string() }), (body) =>
      control.editMessage(body.messageId, body.text),
    ),
    deleteMessage: action(ofMessage, (body) => control.deleteMessage(body.messageId)),
    endSockets: action(z.object({ how: z.enum(['close', 'drop']) }), ({ how }) => control.endSockets(how)),
    loginElsewhere: action(z.object({ email: z.string() }), ({ email }) => control.loginElsewhere(email)),
    expireTokens: action(nothing, () => control.expireTokens()),
    setAccessLife: action(z.object({ seconds: z.number().min(0) }), ({ seconds }) => control.setAccessLife(seconds)),
    phone: action(z.object({ whatsappId: id, what: z.enum(['scan', 'drop', 'logOut']) }), (body) =>
      control.phone(body.whatsappId, body.what),
    ),
    setPace: action(z.object({ pace: z.enum(PACES) }), ({ pace }) => control.setPace(pace)),
    snapshot: action(z.object({ companyId: id.default(1) }), ({ companyId }) => control.snapshot(companyId)),
    addFault: action(fault, (body) => control.faults.add(body)),
    clearFaults: action(nothing, () => control.faults.clear()),
    refuseNext: action(z.object({ kind: z.enum(['send', 'delete']) }), ({ kind }) => control.network.refuseNext(kind)),
  };

  const router = Router();
  for (const [name, handler] of Object.entries(actions)) router.post(`/control/${name}`, handler);
  return router;
};
