import type { ReactNode } from 'react';
import { Button } from 'antd';
import { Plus } from '../icons';
import { Page } from '../layout/Page';
import { PageHead } from '../layout/PageHead';
import { SearchField } from './SearchField';

interface CollectionPageProps {
  readonly title: string;
  /** The parent page. */
  readonly parent?: { readonly label: string; readonly path: string };
  /** `h2` inside a page that has its own head. */
  readonly heading?: 'h1' | 'h2';
  readonly count?: number | null;
  readonly search?: { readonly text: string; readonly onChange: (text: string) => void };
  /** The name of the search field, for example "Buscar por nome". */
  readonly searchLabel?: string;
  /** Filters and further actions, between the search and the filled action. */
  readonly tools?: ReactNode;
  /** The filled action; absent where nothing can be created. */
  readonly add?: { readonly label: string; readonly onAdd: () => void };
  /** The list, and the dialogs of the page. */
  readonly children: ReactNode;
}

/** A page that is one list: title, count, search, filters, actions, and the list below in full width. */
export const CollectionPage = ({
  title,
  parent,
  heading,
  count,
  search,
  searchLabel,
  tools,
  add,
  children,
}: CollectionPageProps) => (
  <Page>
    <PageHead title={title} parent={parent} heading={heading} count={count}>
      {search && <SearchField label={searchLabel ?? title} {...search} />}
      {tools}
      {add && (
        <Button type="primary" icon={<Plus size={15} />} onClick={add.onAdd}>
          {add.label}
        </Button>
      )}
    </PageHead>
    {children}
  </Page>
);
