import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceState } from '@/domain/invoices';
import { CircleAlert, CircleCheck, Clock3 } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';

const LOOKS: Readonly<Record<InvoiceState, Pick<ComponentProps<typeof StatusPill>, 'tone' | 'icon'>>> = {
  paid: { tone: 'success', icon: CircleCheck },
  overdue: { tone: 'danger', icon: CircleAlert },
  open: { tone: 'info', icon: Clock3 },
};

interface InvoiceMarkProps {
  readonly state: InvoiceState;
}

/** Paid, overdue or open, by colour, sign and word. */
export const InvoiceMark = ({ state }: InvoiceMarkProps) => {
  const { t } = useTranslation('finance');
  return <StatusPill {...LOOKS[state]}>{t(`states.${state}`)}</StatusPill>;
};
