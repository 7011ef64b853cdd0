import { useTranslation } from 'react-i18next';
import type { OrderedViewName, TicketOrder } from '@/domain/ticketViews';
import { ticketOrderChanged } from '@/entities/tickets/ticketActions';
import { selectTicketOrder } from '@/entities/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArrowDownUp, Check } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { MenuDropdown } from '@/ui/layout/MenuDropdown';

const ORDERS: readonly TicketOrder[] = ['latest', 'waiting'];

/** Chooses how a list is sorted. */
export const OrderMenu = ({ view }: { readonly view: OrderedViewName }) => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectTicketOrder(state, view));
  const items = ORDERS.map((key) => ({
    key,
    label: t(`list.order.${key}`),
    icon: key === order ? <Check size={15} /> : <span />,
    onClick: () => void dispatch(ticketOrderChanged({ [view]: key })),
  }));
  return (
    <MenuDropdown placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [order] }}>
      <IconButton
        icon={ArrowDownUp}
        label={t('list.order.label', { order: t(`list.order.${order}`) })}
        pressed={order === 'waiting'}
      />
    </MenuDropdown>
  );
};
