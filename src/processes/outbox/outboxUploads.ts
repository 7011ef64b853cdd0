import { describeFailure } from '@/entities/base/failure';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { uploadEnded, uploadMoved } from '@/entities/conversations/outbox/outboxSlice';
import type { LocalReason, OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { EntityContext } from '@/entities/base/thunk';

/** Thrown when it is certain that the server did not act. */
export class NotSent extends Error {
  constructor(readonly reason: LocalReason) {
    super(reason);
  }
}

type FileEntry = OutboxEntry & Required<Pick<OutboxEntry, 'file'>>;

export const hasFile = (entry: OutboxEntry): entry is FileEntry => entry.file !== undefined;

/** The running uploads of this window; one per ticket, since a ticket's texts and files are sent one after the other. */
export const createUploads = () => {
  const running = new Map<string, AbortController>();

  const upload = async ({ extra, getState, dispatch }: EntityContext, entry: FileEntry, signal: AbortSignal) => {
    const { id, ticketId, file, body } = entry;
    // A disk that fails is no reason to doubt whether the file was sent: nothing has left yet.
    const stored = await extra.storage.files.read(selectAccount(getState()), file.id).catch((error: unknown) => {
      extra.log.error('File not read', { reason: String(error) });
      return null;
    });
    if (!stored) throw new NotSent('fileMissing');
    let percent = 0;
    const move = (next: number): void => {
      percent = next;
      dispatch(uploadMoved({ id, percent, at: extra.clock.now() }));
    };
    move(0);
    try {
      await extra.api.messages.sendFile(
        ticketId,
        { file: stored.content, name: file.name, caption: body },
        {
          signal,
          onProgress: (part) => {
            const next = Math.floor(part * 100);
            if (next !== percent) move(next);
          },
        },
      );
    } catch (error) {
      // Servers act only on complete requests: one that was cut off had no effect.
      const isCutOff = percent < 100 && describeFailure(error).status === null;
      throw isCutOff ? new NotSent(signal.aborted ? signal.reason : 'interrupted') : error;
    }
  };

  return {
    /** Resolves when the server has accepted the file. Throws `NotSent` or an `ApiFailure`. */
    async run(context: EntityContext, entry: FileEntry): Promise<void> {
      const controller = new AbortController();
      running.set(entry.id, controller);
      try {
        await upload(context, entry, controller.signal);
      } finally {
        running.delete(entry.id);
        context.dispatch(uploadEnded(entry.id));
      }
    },
    stop(id: string, reason: LocalReason): void {
      running.get(id)?.abort(reason);
    },
  };
};

export type Uploads = ReturnType<typeof createUploads>;
