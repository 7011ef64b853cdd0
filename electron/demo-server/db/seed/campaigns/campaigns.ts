import type { CampaignRow, ContactListRow } from '../../campaignRows';
import { insertRows } from '../insertRows';
import { daysFromNow, madeAt, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

const MARK = '\u200c ';
const CATALOGUE = 1;

const TEXTS = {
  message1: 'Oi, {nome}! 👋 Chegou a nova coleção da {loja}: sofás com até *35% de desconto* até domingo.',
  message2: 'Olá, {nome}! A {loja} separou ofertas em mesas e cadeiras para você. Quer ver o catálogo?',
};

interface Plan {
  name: string;
  status: string;
  /** The campaign's date in days from now; absent without a date. */
  day?: number;
  /** Index of its contact list. */
  list?: number;
  /** Share of the valid contacts who got it. */
  delivered?: number;
  values?: Partial<CampaignRow>;
}

const MONTHS = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'];

const CONFIRMED: Partial<CampaignRow> = {
  confirmation: true,
  confirmationMessage1: 'Oi, {nome}! Posso mandar as ofertas da semana? Responda SIM para receber.',
};

/** When the next campaign starts by itself, days from now: late enough to be still edited. */
const SOON = 75 / (24 * 60);

/** Campaigns in every state except running, which one of them reaches while the demo runs. */
const PLANS: readonly Plan[] = [
  {
    name: 'Black Friday sofás',
    status: 'PROGRAMADA',
    day: 6,
    list: 0,
    values: { ...CONFIRMED, fileListId: CATALOGUE },
  },
  { name: 'Lançamento linha Ipê', status: 'PROGRAMADA', day: SOON, list: 5 },
  { name: 'Pesquisa de satisfação', status: 'INATIVA', list: 4, values: { message2: null } },
  { name: 'Natal na Casa Aurora', status: 'INATIVA' },
  { name: 'Queima de estoque', status: 'CANCELADA', day: -12, list: 1, delivered: 0.4 },
  { name: 'Convite para a feira', status: 'FINALIZADA', day: -40, list: 1, delivered: 1, values: CONFIRMED },
  ...MONTHS.map((month, place) => ({
    name: `Boas-vindas de ${month}`,
    status: 'FINALIZADA',
    day: -30 * (MONTHS.length - place),
    list: 6 + place,
    delivered: 1,
  })),
  ...MONTHS.map((month, place) => ({
    name: `Ofertas de ${month}`,
    status: 'FINALIZADA',
    day: -30 * (MONTHS.length - place) + 9,
    list: 8 + place,
    delivered: 1,
  })),
];

const MINUTE_OF_DAY = 1 / (24 * 60);

const shippingRows = (context: SeedContext, campaign: CampaignRow, { day = 0, delivered = 0 }: Plan): object[] => {
  const contacts = context.tables.contactListItems.findAll({
    contactListId: campaign.contactListId ?? undefined,
    isWhatsappValid: true,
  });
  return contacts.slice(0, Math.round(contacts.length * delivered)).map(({ id, name, number }, place) => {
    const at = daysFromNow(context, day + (place + 1) * MINUTE_OF_DAY);
    const asked = campaign.confirmation ? at : null;
    return {
      jobId: String(id),
      number,
      message: `${MARK}Oi, ${name}! Veja as novidades da Casa Aurora.`,
      confirmation: asked && 1,
      confirmationRequestedAt: asked,
      confirmedAt: asked,
      deliveredAt: at,
      contactId: id,
      campaignId: campaign.id,
      ...madeAt(at),
    };
  });
};

/** One year of campaigns. */
export const seedCampaigns = (
  context: SeedContext,
  { companyId, whatsappId, lists }: { companyId: number; whatsappId: number; lists: readonly ContactListRow[] },
): void => {
  const { db, tables } = context;
  for (const plan of PLANS) {
    const { name, status, day, list, values } = plan;
    const campaign = tables.campaigns.insert({
      ...TEXTS,
      ...values,
      name,
      status,
      companyId,
      whatsappId,
      contactListId: list === undefined ? null : lists[list]!.id,
      scheduledAt: day === undefined ? null : daysFromNow(context, day),
      completedAt: status === 'FINALIZADA' ? daysFromNow(context, day! + 0.1) : null,
      timeZone: 'America/Sao_Paulo',
      ...madeDaysAgo(context, day === undefined || day > 0 ? 5 : 3 - day),
    });
    insertRows(db, 'campaign_shipping', shippingRows(context, campaign, plan));
  }
  const settings = {
    messageInterval: 5,
    longerIntervalAfter: 20,
    greaterInterval: 15,
    variables: [
      { key: 'loja', value: 'Casa Aurora Móveis' },
      { key: 'cidade', value: 'São Paulo' },
      { key: 'vendedor', value: 'Bruno' },
    ],
  };
  for (const [key, value] of Object.entries(settings)) {
    tables.campaignSettings.insert({ companyId, key, value: JSON.stringify(value) });
  }
};
