import { AVATAR_COUNT, avatarPath } from '../avatars';
import { AREA_CODES, CITIES, FIRST_NAMES, isWoman, mailName, SURNAMES } from '../people';
import { createRandom } from '../random';
import type { Random } from '../random';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from './companies';

/** Customers of the shop, and of the second company. */
const COUNT = 300;
const OTHER_COUNT = 12;
const GROUPS = ['Condomínio Jardim das Flores', 'Obra Ed. Horizonte', 'Arquitetos parceiros Aurora'] as const;

/** Every combination of first name and surname once, in random order. */
const names = (random: Random): string[] => {
  const all = FIRST_NAMES.flatMap((first) => SURNAMES.map((surname) => `${first} ${surname}`));
  for (let end = all.length - 1; end > 0; end -= 1) {
    const other = random.below(end + 1);
    [all[end], all[other]] = [all[other]!, all[end]!];
  }
  return all;
};

const mobileNumber = (random: Random, index: number): string =>
  `55${random.pick(AREA_CODES)}9${7000 + random.below(2999)}${String(1000 + index * 17).slice(-4)}`;

/** How some customers are saved: one contact in ten does not have a first name and a surname. */
const SAVED_AS: readonly ((first: string) => string)[] = [
  (first) => `${first} Encanador`,
  (first) => `${first} 🌻`,
  () => 'Dona Lúcia',
  (first) => `${first} (irmã da Carla)`,
  (first) => `${first} Arquitetura`,
];
const savedName = (name: string, index: number): string => {
  if (index % 10 !== 7) return name;
  const [first = name] = name.split(' ');
  const style = (index - 7) / 10;
  if (style % 5 === 3 && !isWoman(first)) return `${first} Marceneiro`;
  if (style % 5 === 0 && isWoman(first)) return `${first} Decoradora`;
  return SAVED_AS[style % 5]!(first);
};

const addExtraInfo = ({ tables }: SeedContext, random: Random, contactId: number): void => {
  const add = (name: string, value: string) => tables.extraInfo.insert({ contactId, name, value });
  add('Cidade', random.pick(CITIES));
  if (random.chance(0.6)) add('Último pedido', `nº ${41_000 + random.below(11_999)}`);
  if (random.chance(0.3))
    add(
      'Aniversário',
      `${String(1 + random.below(28)).padStart(2, '0')}/${String(1 + random.below(12)).padStart(2, '0')}`,
    );
};

/** People and groups who write to the company. */
export const seedContacts = (context: SeedContext, { main, other }: SeededCompanies): void => {
  const { tables } = context;
  const random = createRandom(20_261);
  const named = names(random);

  const addPerson = (companyId: number, index: number): void => {
    const name = named[index]!;
    const contact = tables.contacts.insert({
      name: savedName(name, index),
      number: mobileNumber(random, index),
      email: random.chance(0.55) ? `${mailName(name)}@exemplo.com.br` : '',
      profilePicUrl: random.chance(0.5) ? avatarPath(random.below(AVATAR_COUNT)) : '',
      companyId,
      ...madeDaysAgo(context, random.next() * 400),
    });
    if (random.chance(0.25)) addExtraInfo(context, random, contact.id);
  };

  for (let index = 0; index < COUNT; index += 1) addPerson(main.id, index);
  for (const [index, name] of GROUPS.entries()) {
    tables.contacts.insert({
      name,
      number: `12036302514${700 + index}`,
      isGroup: true,
      companyId: main.id,
      ...madeDaysAgo(context, 200 + index),
    });
  }
  for (let index = COUNT; index < COUNT + OTHER_COUNT; index += 1) addPerson(other.id, index);
};
