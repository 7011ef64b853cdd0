import type { ServerContext } from '../../context';
import type { ContactRow } from '../../db/rows';
import { refuseForeign } from '../records';

interface Wish {
  companyId: number;
  /** Name of the campaign. */
  name: string;
  tagId: number;
  /** A list whose contacts are added (servers like A). */
  contactListId: number | null;
}

/** Contact lists made from the tickets that carry a tag. */
export const createTagLists = ({ db, tables, clock, dialect }: ServerContext) => {
  const tagged = ({ companyId, tagId }: Wish): ContactRow[] =>
    tables.contacts.readAll(
      db.all(
        `SELECT * FROM contacts WHERE companyId = :companyId AND isGroup = 0 AND id IN
         (SELECT contactId FROM tickets JOIN ticket_tags ON ticketId = tickets.id WHERE tagId = :tagId) ORDER BY id`,
        { companyId, tagId },
      ),
    );

  const invited = ({ contactListId }: Wish) =>
    contactListId === null || !dialect.hasLaterFields ? [] : tables.contactListItems.findAll({ contactListId });

  /** Creates the list and returns its id. @throws ServerFailure for a tag that is not the company's */
  return (wish: Wish): number => {
    const { companyId, tagId, name } = wish;
    refuseForeign(tables, wish, { tags: tagId });
    const list = tables.contactLists.insert({
      name: `${name} | TAG: ${tagId} - ${clock.now().toISOString()}`,
      companyId,
    });
    const people = new Map([...invited(wish), ...tagged(wish)].map((person) => [person.number, person]));
    for (const { name: person, number, email } of people.values()) {
      tables.contactListItems.insert({
        name: person,
        number,
        email,
        isWhatsappValid: true,
        companyId,
        contactListId: list.id,
      });
    }
    return list.id;
  };
};
