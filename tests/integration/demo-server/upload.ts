import type { Person, Shop } from './shopWorld';

/** One part of a form: a text, or a file with its name. */
export type Part = readonly [field: string, value: string | File];

/** Posts a form as one of the people, its parts in this order. */
export const upload = async (shop: Shop, who: Person, route: string, ...parts: Part[]) => {
  const form = new FormData();
  for (const [field, value] of parts) form.append(field, value);
  const headers = { Authorization: `Bearer ${shop.tokens[who]}` };
  const response = await fetch(shop.url + route, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
