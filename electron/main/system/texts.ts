import type { Settings } from './settingsSchema';
import { en } from './texts/en';
import { es } from './texts/es';
import { pt, type Texts } from './texts/pt';

export type { Texts };

/** Product name as shown; the same in every language. */
export const PRODUCT_NAME = 'Balcão';

/** Texts by language; the first start is in Portuguese, whatever the system's language. */
export const texts: Readonly<Record<Settings['language'], Texts>> = { pt, en, es };
