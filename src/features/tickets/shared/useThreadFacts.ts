import { selectThread } from '@/entities/conversations/messages/messageSelectors';
import { useAppParts } from '@/store/hooks';

type Thread = ReturnType<typeof selectThread>;

/** Some facts of a conversation. Whatever takes the whole of it renders again with each of its messages. */
export const useThreadFacts = <Name extends keyof Thread>(
  ticketId: number,
  ...names: readonly Name[]
): Pick<Thread, Name> =>
  useAppParts((state) => {
    const thread = selectThread(state, ticketId);
    return Object.fromEntries(names.map((name) => [name, thread[name]])) as Pick<Thread, Name>;
  });
