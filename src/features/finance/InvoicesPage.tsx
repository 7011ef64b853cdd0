import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '@/protocol/records/invoices';
import { dueDayOf, invoiceState, isPaid, unpaidFirst, type InvoiceState } from '@/domain/invoices';
import { invoices } from '@/entities/invoices/invoices';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import type { Column } from '@/ui/collection/columns';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Receipt } from '@/ui/icons';
import { InvoiceMark } from './InvoiceMark';

const GROUNDS: Partial<Record<InvoiceState, string>> = { overdue: 'var(--danger-bg)' };

const nameOf = (invoice: Invoice) => invoice.detail ?? String(invoice.id);

/** What the company owes, and the way to pay it. */
export const InvoicesPage = () => {
  const { t } = useTranslation('finance');
  const dispatch = useAppDispatch();
  const { search, list } = useCollectionScreen(invoices);
  const [now] = useState(() => Date.now());
  const dueText = (invoice: Invoice): string => {
    const day = dueDayOf(invoice);
    return day === null ? (invoice.dueDate ?? '') : formatDay(day);
  };
  const pay = (invoice: Invoice) => dispatch(dialogOpened({ type: 'checkout', invoiceId: invoice.id }));
  const columns: readonly Column<Invoice>[] = [
    { key: 'id', title: t('columns.id'), width: 80, render: ({ id }) => id },
    { key: 'detail', title: t('columns.detail'), narrow: 'first', render: ({ detail }) => detail },
    {
      key: 'value',
      title: t('columns.value'),
      width: 130,
      align: 'end',
      narrow: 'second',
      render: ({ value }) => formatMoney(value),
    },
    { key: 'due', title: t('columns.due'), width: 130, narrow: 'second', render: dueText },
    {
      key: 'state',
      title: t('columns.state'),
      width: 130,
      render: (invoice) => <InvoiceMark state={invoiceState(invoice, now)} />,
    },
    {
      key: 'pay',
      title: t('columns.pay'),
      width: 120,
      narrow: 'beside',
      render: (invoice) =>
        !isPaid(invoice) && (
          <Button
            size="small"
            type="primary"
            aria-label={t('payInvoice', { name: nameOf(invoice), due: dueText(invoice) })}
            onClick={() => pay(invoice)}
          >
            {t('pay')}
          </Button>
        ),
    },
  ];
  return (
    <CollectionPage title={t('title')} count={list.count} search={search} searchLabel={t('search')}>
      <InfiniteTable
        label={t('title')}
        // Of pages still to come nobody knows what is unpaid.
        list={list.hasMore ? list : { ...list, records: unpaidFirst(list.records) }}
        columns={columns}
        nameOf={nameOf}
        tint={(invoice) => GROUNDS[invoiceState(invoice, now)]}
        searched={search.text ? { text: search.text, onClear: () => search.onChange('') } : undefined}
        empty={<EmptyState icon={Receipt} title={t('empty')} hint={t('emptyHint')} />}
      />
    </CollectionPage>
  );
};
