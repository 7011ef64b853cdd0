import type { ServerContext } from '../../context';
import type { PromptRow } from '../../db/automationRows';
import type { NewRow } from '../../db/table';
import type { Actor } from '../../http/tokens';
import { named, ownRecord, readPage } from '../records';
import { createAnnounce } from '../../realtime/announce';

/** ⚠ Sent with 200 if a connection uses the prompt, and with 500 if the prompt does not exist. */
const NOT_REMOVED = 'Não foi possível excluir! Verifique se este prompt está sendo usado!';
const REMOVED = 'Prompt deleted';

export type PromptInput = NewRow<PromptRow>;

/** The outcome of a removal: real servers send a sentence; the HTTP status says little. */
export interface PromptRemoval {
  readonly status: 200 | 500;
  readonly message: string;
}

/** Instructions for a language model that answers for a queue. */
export const createPrompts = (context: ServerContext) => {
  const { db, tables, dialect } = context;
  const own = (actor: Actor, id: number): PromptRow => ownRecord(tables.prompts, actor, id, 'ERR_NO_PROMPT_FOUND');

  const view = ({ model, voice, voiceKey, voiceRegion, ...prompt }: PromptRow) => ({
    ...prompt,
    ...(dialect.promptFields.includes('model') ? { model } : {}),
    ...(dialect.promptFields.includes('voice') ? { voice, voiceKey, voiceRegion } : {}),
  });

  const queueOf = ({ queueId }: PromptRow) => tables.queues.get(queueId);
  const whole = (prompt: PromptRow) => ({ ...view(prompt), queue: queueOf(prompt) });
  const listed = (prompt: PromptRow) => ({ ...view(prompt), queue: named(queueOf(prompt)) });

  /** ⚠ The event's name lacks the company; a creation is an `update` too. */
  const announce = createAnnounce(context, () => 'prompt');

  const changed = (actor: Actor, id: number) => {
    const prompt = whole(own(actor, id));
    announce(actor, { action: 'update', prompt });
    return prompt;
  };

  return {
    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(name, :needle) > 0';
      const params = { companyId, needle: search.trim() };
      const found = readPage(db, tables.prompts, { where, orderBy: 'name, id', params, page });
      return { ...found, records: found.records.map(listed) };
    },

    show: (actor: Actor, id: number) => whole(own(actor, id)),

    create: (actor: Actor, input: PromptInput) =>
      changed(actor, tables.prompts.insert({ ...input, companyId: actor.companyId }).id),

    update: (actor: Actor, id: number, input: PromptInput) => {
      own(actor, id);
      tables.prompts.update({ id }, input);
      return changed(actor, id);
    },

    remove: (actor: Actor, id: number): PromptRemoval => {
      if (!tables.prompts.find({ id, companyId: actor.companyId })) return { status: 500, message: NOT_REMOVED };
      if (tables.whatsapps.count({ promptId: id }) > 0) return { status: 200, message: NOT_REMOVED };
      db.transaction(() => {
        tables.queues.update({ promptId: id }, { promptId: null });
        tables.prompts.remove({ id });
        announce(actor, { action: 'delete', intelligenceId: id });
      });
      return { status: 200, message: REMOVED };
    },
  };
};
