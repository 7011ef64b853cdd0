import type { ServerContext } from '../../context';
import type { ExtraInfoRow } from '../../db/rows';

export interface ExtraInfoInput {
  id?: number | undefined;
  name: string;
  value: string;
}

/** The additional information of contacts. */
export const createExtraInfo = ({ tables }: Pick<ServerContext, 'tables'>) => {
  const of = (contactId: number): ExtraInfoRow[] => tables.extraInfo.findAll({ contactId });

  return {
    of,
    /** Items with a known id are kept, others added, missing ones deleted. */
    replace: (contactId: number, infos: readonly ExtraInfoInput[]): ExtraInfoRow[] => {
      for (const { id } of of(contactId)) {
        if (!infos.some((info) => info.id === id)) tables.extraInfo.remove({ id });
      }
      for (const { id, name, value } of infos) {
        const isKept = id !== undefined && tables.extraInfo.update({ id, contactId }, { name, value }) === 1;
        if (!isKept) tables.extraInfo.insert({ name, value, contactId });
      }
      return of(contactId);
    },
  };
};
