import { mailName, renderName } from '../people';
import { createRandom } from '../random';
import type { Random } from '../random';
import { insertRows } from '../insertRows';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { ContactListRow } from '../../campaignRows';

/** Lists with a purpose, and the number of people in each. */
const NAMED = [
  ['Black Friday: interessados', 120],
  ['Leads feira Casa & Decoração', 46],
  ['Arquitetos parceiros', 18],
  ['Clientes VIP', 12],
  ['Pós-venda: sofás', 31],
  ['Lançamento linha Ipê', 25],
] as const;

const DISTRICTS = [
  'Bela Vista',
  'Butantã',
  'Campo Belo',
  'Consolação',
  'Ipiranga',
  'Itaim Bibi',
  'Jabaquara',
  'Lapa',
  'Liberdade',
  'Moema',
  'Mooca',
  'Penha',
  'Perdizes',
  'Pinheiros',
  'Santana',
  'Saúde',
  'Tatuapé',
  'Vila Mariana',
] as const;

/** People per list of a district. */
const NEIGHBOURS = 8;
/** Share of numbers that are not on WhatsApp. */
const INVALID = 0.06;

interface Person {
  name: string;
  number: string;
  email: string;
  isWhatsappValid: 0 | 1;
}

/** Creates a recipient who is not a contact yet, so that a campaign does not change the conversations. */
const person = (random: Random, index: number): Person => {
  const name = renderName(random);
  const isInvalid = random.chance(INVALID);
  return {
    name,
    number: isInvalid ? `0${1000 + index}` : `55119${String(60_000_000 + index * 37)}`,
    email: random.chance(0.6) ? `${mailName(name)}@exemplo.com.br` : '',
    isWhatsappValid: isInvalid ? 0 : 1,
  };
};

/** Creates the lists of campaign recipients, more than fit on one page. */
export const seedContactLists = (context: SeedContext, companyId: number): ContactListRow[] => {
  const random = createRandom(61);
  let people = 0;
  const plans = [...NAMED, ...DISTRICTS.map((district) => [`Clientes ${district}`, NEIGHBOURS] as const)];
  return plans.map(([name, size], place) => {
    const stamps = madeDaysAgo(context, 200 - place * 5);
    const list = context.tables.contactLists.insert({ name, companyId, ...stamps });
    const items = Array.from({ length: size }, () => ({
      ...person(random, (people += 1)),
      companyId,
      contactListId: list.id,
      ...stamps,
    }));
    insertRows(context.db, 'contact_list_items', items);
    return list;
  });
};
