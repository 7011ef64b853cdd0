import type { ServerContext } from '../../context';
import type { WhatsappRow } from '../../db/rows';
import { createQueueLinks } from '../queues/queueLinks';

/** The shapes in which a connection is sent. None contains the session secret. */
export const createConnectionViews = (context: Pick<ServerContext, 'tables'>) => {
  const { tables } = context;
  const links = createQueueLinks(context);
  const open = ({ session: _secret, ...connection }: WhatsappRow) => connection;

  return {
    /** Lists and session events. */
    listed: (whatsapp: WhatsappRow) => ({ ...open(whatsapp), queues: links.whatsappQueueRefs(whatsapp.id) }),
    /** Answer and event of a creation: full queues. */
    created: (whatsapp: WhatsappRow) => ({ ...open(whatsapp), queues: links.whatsappQueues(whatsapp.id) }),
    /** "Show" and update: queues with their options, and the prompt. */
    detailed: (whatsapp: WhatsappRow) => ({
      ...open(whatsapp),
      queues: links.whatsappQueuesWithOptions(whatsapp.id),
      prompt: tables.prompts.get(whatsapp.promptId),
    }),
  };
};
