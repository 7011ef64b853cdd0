import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { campaignStatusOf, type CampaignStatus as Status } from '@/domain/company/campaigns';
import { Ban, CircleCheck, Clock, Pause, Play, type Icon } from '@/ui/icons';
import { StatusPill } from '@/ui/layout/StatusPill';

const LOOKS: Readonly<
  Record<Status, { readonly tone: ComponentProps<typeof StatusPill>['tone']; readonly icon: Icon }>
> = {
  INATIVA: { tone: 'neutral', icon: Pause },
  PROGRAMADA: { tone: 'info', icon: Clock },
  EM_ANDAMENTO: { tone: 'warning', icon: Play },
  CANCELADA: { tone: 'danger', icon: Ban },
  FINALIZADA: { tone: 'success', icon: CircleCheck },
};

/** The status of a campaign; an unknown one is shown as it came. */
export const CampaignStatus = ({ status }: { readonly status: string | undefined }) => {
  const { t } = useTranslation('campaigns');
  const known = campaignStatusOf(status);
  return <StatusPill {...LOOKS[known ?? 'INATIVA']}>{known ? t(`status.${known}`) : (status ?? '')}</StatusPill>;
};
