import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { dueText, invoiceState, type InvoiceState, isPaid, unpaidFirst } from '@/domain/company/invoices';
import { invoices } from '@/entities/company/invoices/invoices';
import { formatMoney } from '@/lib/money';
import type { Invoice } from '@/protocol/records/invoices';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { CollectionPage } from '@/ui/collection/CollectionPage';
import { InfiniteTable } from '@/ui/collection/InfiniteTable';
import type { Column } from '@/ui/collection/columns';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { CircleAlert, CircleCheck, Clock3, Receipt } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';
import { useToday } from '@/ui/useToday';

const LOOKS: Readonly<Record<InvoiceState, Pick<ComponentProps<typeof StatusPill>, 'tone' | 'icon'>>> = {
  paid: { tone: 'success', icon: CircleCheck },
  overdue: { tone: 'danger', icon: CircleAlert },
  open: { tone: 'info', icon: Clock3 },
};

interface InvoiceMarkProps {
  readonly state: InvoiceState;
}

/** Paid, overdue or open, by colour, sign and word. */
const InvoiceMark = ({ state }: InvoiceMarkProps) => {
  const { t } = useTranslation('finance');
  return <StatusPill {...LOOKS[state]}>{t(`states.${state}`)}</StatusPill>;
};

const GROUNDS: Partial<Record<InvoiceState, string>> = { overdue: 'var(--danger-bg)' };

const nameOf = (invoice: Invoice) => invoice.detail ?? String(invoice.id);

/** @param today - Invoices due before this day are overdue */
const useInvoiceColumns = (today: string): readonly Column<Invoice>[] => {
  const { t, i18n } = useTranslation('finance');
  const dispatch = useAppDispatch();
  const pay = (invoice: Invoice) => dispatch(dialogOpened({ type: 'checkout', invoiceId: invoice.id }));
  return [
    { key: 'id', title: t('columns.id'), width: 80, spare: true, render: ({ id }) => id },
    { key: 'detail', title: t('columns.detail'), least: 160, narrow: 'first', render: ({ detail }) => detail },
    {
      key: 'value',
      title: t('columns.value'),
      width: 112,
      align: 'end',
      narrow: 'second',
      render: ({ value }) => formatMoney(value, i18n.language),
    },
    { key: 'due', title: t('columns.due'), width: 112, narrow: 'second', render: dueText },
    {
      key: 'state',
      title: t('columns.state'),
      width: 124,
      narrow: 'second',
      render: (invoice) => <InvoiceMark state={invoiceState(invoice, today)} />,
    },
    {
      key: 'pay',
      title: t('columns.pay'),
      width: 112,
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
};

/** What the company owes, and the way to pay it. */
export const InvoicesPage = () => {
  const { t } = useTranslation('finance');
  const { search, searched, list } = useCollectionScreen(invoices);
  const today = useToday();
  const columns = useInvoiceColumns(today);
  return (
    <CollectionPage title={t('title')} count={list.count} search={search} searchLabel={t('search')}>
      <InfiniteTable
        label={t('title')}
        // Unpaid invoices on pages not loaded yet are unknown.
        list={list.hasMore ? list : { ...list, records: unpaidFirst(list.records) }}
        columns={columns}
        nameOf={nameOf}
        tint={(invoice) => GROUNDS[invoiceState(invoice, today)]}
        searched={searched}
        empty={<EmptyState icon={Receipt} title={t('empty')} hint={t('emptyHint')} />}
      />
    </CollectionPage>
  );
};
