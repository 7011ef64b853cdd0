import type { Random } from './random';

export const FIRST_NAMES = [
  'Adriana',
  'Alice',
  'Antônio',
  'Beatriz',
  'Caio',
  'Camila',
  'Cláudia',
  'Daniel',
  'Débora',
  'Eduardo',
  'Elaine',
  'Fábio',
  'Gabriela',
  'Helena',
  'Henrique',
  'Isabela',
  'João',
  'José',
  'Larissa',
  'Lívia',
  'Lucas',
  'Luíza',
  'Marcelo',
  'Márcia',
  'Mariana',
  'Mateus',
  'Mônica',
  'Natália',
  'Otávio',
  'Patrícia',
  'Paulo',
  'Rafael',
  'Regina',
  'Roberto',
  'Sérgio',
  'Sônia',
  'Tatiana',
  'Thiago',
  'Valéria',
  'Vinícius',
] as const;

/** Female first names of customers and colleagues. */
const WOMEN: ReadonlySet<string> = new Set([
  'Adriana',
  'Alice',
  'Ana',
  'Beatriz',
  'Bia',
  'Camila',
  'Carla',
  'Cláudia',
  'Débora',
  'Elaine',
  'Fernanda',
  'Gabriela',
  'Helena',
  'Isabela',
  'Ju',
  'Júlia',
  'Larissa',
  'Lívia',
  'Luíza',
  'Márcia',
  'Mariana',
  'Marina',
  'Mônica',
  'Natália',
  'Patrícia',
  'Regina',
  'Renata',
  'Rô',
  'Sandra',
  'Sônia',
  'Sueli',
  'Tatiana',
  'Valéria',
]);

export const SURNAMES = [
  'Almeida',
  'Araújo',
  'Barbosa',
  'Cardoso',
  'Carvalho',
  'Conceição',
  'Farias',
  'Ferreira',
  'Gonçalves',
  'Lima',
  'Machado',
  'Moreira',
  'Nogueira',
  'Oliveira',
  'Pereira',
  'Pinheiro',
  'Queiroz',
  'Rocha',
  'Santos',
  'Teixeira',
] as const;

/** Area codes of the region the company delivers to. */
export const AREA_CODES = ['11', '11', '11', '11', '12', '13', '15', '19', '19', '21', '31', '41'] as const;

export const CITIES = [
  'São Paulo',
  'Guarulhos',
  'Osasco',
  'Santo André',
  'São José dos Campos',
  'Santos',
  'Sorocaba',
  'Campinas',
  'Jundiaí',
  'Rio de Janeiro',
  'Belo Horizonte',
  'Curitiba',
] as const;

export const renderName = (random: Random): string => `${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`;

export const isWoman = (name: string): boolean => name.startsWith('Dona ') || WOMEN.has(name.split(' ')[0]!);

/** A random mobile number that is not assigned. */
export const renderNumber = (random: Random): string =>
  `55${random.pick(AREA_CODES)}9${10_000_000 + random.below(60_000_000)}`;

/** The part of somebody's e-mail address before the sign: the name without capitals and diacritics. */
export const mailName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
