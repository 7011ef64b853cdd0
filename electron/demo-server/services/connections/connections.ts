import type { ServerContext } from '../../context';
import type { WhatsappRow } from '../../db/rows';
import type { NewRow } from '../../db/table';
import { AppError } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import { refuseBeyondPlan } from '../company/planLimits';
import { createQueueLinks } from '../queues/queueLinks';
import { createConnectionViews } from './connectionViews';
import { ownRecord } from '../records';
import type { Tables } from '../../db/tables';

export type ConnectionInput = NewRow<WhatsappRow> & { queueIds?: number[] | undefined };

/** @throws 400 for an unknown connection and for another company's */
export const ownConnection = ({ whatsapps }: Tables, actor: Pick<Actor, 'companyId'>, id: number): WhatsappRow =>
  ownRecord(whatsapps, actor, id, 'Não é possível acessar registros de outra empresa', 400);

export const createConnections = (context: ServerContext) => {
  const { db, tables, pairing } = context;
  const links = createQueueLinks(context);
  const views = createConnectionViews(context);

  const own = (actor: Actor, id: number): WhatsappRow => ownConnection(tables, actor, id);

  const announce = createAnnounce(context, (companyId) => `company-${companyId}-whatsapp`);

  const requireGreeting = ({ queueIds = [], greetingMessage }: ConnectionInput): void => {
    if (queueIds.length > 1 && !greetingMessage) throw new AppError(400, 'ERR_WAPP_GREETING_REQUIRED');
  };

  /** Unsets the company's other default connection and emits the change. */
  const stepDownOthers = (actor: Actor, id: number): (() => void) => {
    const { companyId } = actor;
    const others = tables.whatsapps.findAll({ companyId, isDefault: true }).filter((other) => other.id !== id);
    for (const other of others) tables.whatsapps.update({ id: other.id }, { isDefault: false });
    return () => {
      for (const other of others) {
        announce(actor, { action: 'update', whatsapp: views.detailed(tables.whatsapps.get(other.id)!) });
      }
    };
  };

  /** Starts a session without waiting: the promise never rejects and may never resolve. */
  const startUnwatched = (id: number): void => void pairing.start(id);

  return {
    list: (actor: Actor) =>
      tables.whatsapps.findAll({ companyId: actor.companyId }, { orderBy: 'id' }).map(views.listed),

    show: (actor: Actor, id: number) => views.detailed(own(actor, id)),

    /** ⚠ `isDefault`, `ratingMessage` and `provider` of the body are ignored: the first of a company is its default. */
    create: (actor: Actor, input: ConnectionInput & { name: string }) => {
      const { companyId } = actor;
      refuseBeyondPlan(context, companyId, 'connections');
      if (tables.whatsapps.find({ name: input.name })) {
        throw new AppError(400, 'Esse nome já está sendo utilizado por outra conexão');
      }
      requireGreeting(input);
      if (input.token && tables.whatsapps.find({ token: input.token })) {
        throw new AppError(400, 'This whatsapp token is already used.');
      }
      const { queueIds = [], isDefault: _default, ratingMessage: _rating, status: _status, ...values } = input;
      const isDefault = tables.whatsapps.count({ companyId }) === 0;
      const view = db.transaction(() => {
        const whatsapp = tables.whatsapps.insert({ ...values, status: 'OPENING', companyId, isDefault });
        links.setWhatsappQueues(whatsapp.id, companyId, queueIds);
        const created = views.created(whatsapp);
        announce(actor, { action: 'update', whatsapp: created });
        return created;
      });
      startUnwatched(view.id);
      return view;
    },

    /** ⚠ Missing queueIds empty the queues. */
    update: (actor: Actor, id: number, input: ConnectionInput) => {
      own(actor, id);
      requireGreeting(input);
      const { queueIds = [], ...values } = input;
      return db.transaction(() => {
        const announceOthers = input.isDefault ? stepDownOthers(actor, id) : () => undefined;
        tables.whatsapps.update({ id }, values);
        links.setWhatsappQueues(id, actor.companyId, queueIds);
        const view = views.detailed(own(actor, id));
        announce(actor, { action: 'update', whatsapp: view });
        announceOthers();
        return view;
      });
    },

    /** The connection's tickets continue without a connection and can no longer be closed. */
    remove: (actor: Actor, id: number): void => {
      own(actor, id);
      pairing.forget(id);
      db.transaction(() => {
        tables.whatsapps.remove({ id });
        announce(actor, { action: 'delete', whatsappId: id });
      });
    },

    /** ⚠ Resolves only when the phone is connected. */
    startSession: async (actor: Actor, id: number): Promise<void> => {
      own(actor, id);
      await pairing.start(id);
    },

    /** ⚠ A new QR code empties the connection's queues. */
    renewSession: async (actor: Actor, id: number): Promise<void> => {
      own(actor, id);
      links.setWhatsappQueues(id, actor.companyId, []);
      await pairing.start(id);
    },

    endSession: (actor: Actor, id: number): void => {
      if (own(actor, id).status === 'CONNECTED') pairing.logOut(id);
    },
  };
};
