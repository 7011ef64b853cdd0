import { addressPart } from '@/lib/addressPart';
import { many, nothing, one, paged } from '@/protocol/answers';
import { contactListItemSchema, contactListSchema, type ContactListItem } from '@/protocol/records/contactLists';
import { changesOf, pageOf, type PageQuery, uploadForm } from './calls';
import { uploadTimeout, type Http } from './http';

/** Parameters of GET /contact-list-items. */
export interface ContactListItemQuery extends PageQuery {
  readonly contactListId: number;
}

/** The fields of a contact list item. */
export interface ContactListItemToSave {
  readonly name: string;
  readonly number: string;
  readonly email: string;
  readonly companyId: number;
  readonly contactListId: number;
}

export const createContactLists = (http: Http) => ({
  page: pageOf(http, '/contact-lists/', paged(contactListSchema)),
  /** All lists of the company. */
  list: (companyId: number) =>
    http.get('/contact-lists/list', many(contactListSchema, 'records'), { query: { companyId } }),
  show: (id: number) => http.get(`/contact-lists/${addressPart(id)}`, one(contactListSchema)),
  create: (name: string) => http.post('/contact-lists', one(contactListSchema), { body: { name } }),
  update: (id: number, name: string) =>
    http.put(`/contact-lists/${addressPart(id)}`, one(contactListSchema), { body: { name } }),
  remove: (id: number) => http.delete(`/contact-lists/${addressPart(id)}`, nothing),
  /** Returns the items that were added. Slow: servers check each number. */
  upload: (id: number, file: File) =>
    http.post(`/contact-lists/${addressPart(id)}/upload`, many(contactListItemSchema), {
      body: uploadForm({}, 'file', file),
      timeout: uploadTimeout(file.size),
    }),
});

export const createContactListItems = (http: Http) => ({
  page: pageOf<ContactListItem, ContactListItemQuery>(
    http,
    '/contact-list-items',
    paged(contactListItemSchema, 'contacts', 'contactListItems'),
  ),
  show: (id: number) => http.get(`/contact-list-items/${addressPart(id)}`, one(contactListItemSchema)),
  ...changesOf<ContactListItem, ContactListItemToSave>(http, '/contact-list-items', one(contactListItemSchema)),
});
