import { useEffect, useState } from 'react';
import type { Campaign } from '@/protocol/records/campaigns';
import { campaignEditing, campaignLocksAt, type CampaignEditing } from '@/domain/campaigns';

/** Longest wait a browser's timer takes, ms. */
const LONGEST_TIMER = 2_147_483_647;

/** What can be changed at this moment: a dialog that is open closes its fields one hour before the campaign. */
export const useCampaignEditing = (campaign: Campaign | null): CampaignEditing => {
  const [now, setNow] = useState(() => Date.now());
  const locksAt = campaign && campaignLocksAt(campaign);
  useEffect(() => {
    if (locksAt === null || now >= locksAt) return undefined;
    const wait = Math.min(Math.max(locksAt - Date.now(), 0), LONGEST_TIMER);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [locksAt, now]);
  return campaign ? campaignEditing(campaign, now) : 'all';
};
