import { describe, expect, it } from 'vitest';
import type { Campaign, CampaignShipping } from '@/protocol/records/campaigns';
import {
  campaignEditing,
  campaignFigures,
  campaignLocksAt,
  campaignStatusOf,
  DEFAULT_CAMPAIGN_PACE,
  fillCampaignText,
  LONGER_INTERVALS,
  mayCancelCampaign,
  mayRestartCampaign,
  mergeCampaign,
  MESSAGE_INTERVALS,
  readCampaignPace,
} from '@/domain/company/campaigns';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();

describe('which changes a campaign allows', () => {
  it.each([
    ['[CAMP-19] INATIVA', { status: 'INATIVA', scheduledAt: null }, 'all'],
    ['[CAMP-19] INATIVA, whatever its time', { status: 'INATIVA', scheduledAt: at(-HOUR) }, 'all'],
    ['[CAMP-20] one millisecond more than an hour away', { status: 'PROGRAMADA', scheduledAt: at(HOUR + 1) }, 'all'],
    ['[CAMP-20] exactly one hour away', { status: 'PROGRAMADA', scheduledAt: at(HOUR) }, 'nothing'],
    [
      '[CAMP-20] one minute less than an hour away',
      { status: 'PROGRAMADA', scheduledAt: at(HOUR - 60_000) },
      'nothing',
    ],
    ['[CAMP-21] planned without a date', { status: 'PROGRAMADA', scheduledAt: null }, 'nothing'],
    ['[CAMP-21] running', { status: 'EM_ANDAMENTO', scheduledAt: at(2 * HOUR) }, 'nothing'],
    ['[CAMP-21] finished', { status: 'FINALIZADA', scheduledAt: at(2 * HOUR) }, 'nothing'],
    ['[CAMP-21] of a status nobody knows', { status: 'OUTRA', scheduledAt: at(2 * HOUR) }, 'nothing'],
    ['[CAMP-22] cancelled', { status: 'CANCELADA', scheduledAt: at(-HOUR) }, 'messages'],
  ])('%s: %j', (_, campaign, editing) => {
    expect(campaignEditing(campaign, NOW)).toBe(editing);
  });

  it('[CAMP-20] a scheduled campaign becomes read-only an hour before its time, others never by time', () => {
    expect(campaignLocksAt({ status: 'PROGRAMADA', scheduledAt: at(3 * HOUR) })).toBe(NOW + 2 * HOUR);
    expect(campaignLocksAt({ status: 'INATIVA', scheduledAt: at(3 * HOUR) })).toBeNull();
  });

  it.each(['INATIVA', 'PROGRAMADA', 'EM_ANDAMENTO', 'CANCELADA', 'FINALIZADA'])(
    '[CAMP-07] [CAMP-08] of a campaign %s only a running one can be stopped, only a cancelled one restarted',
    (status) => {
      const campaign = { status, scheduledAt: null };
      expect(mayCancelCampaign(campaign)).toBe(status === 'EM_ANDAMENTO');
      expect(mayRestartCampaign(campaign)).toBe(status === 'CANCELADA');
    },
  );
});

const contact = (id: number, isWhatsappValid: boolean) => ({ id, name: `C${id}`, number: '1', isWhatsappValid });
const sent = (id: number, facts: Partial<CampaignShipping>): CampaignShipping => ({ id, ...facts });
const campaign = (facts: Partial<Campaign>): Campaign => ({ id: 1, name: 'Natal', ...facts });
const list = {
  id: 3,
  name: 'Lista',
  // The numbers of the last two were never looked up.
  contacts: [
    contact(1, true),
    contact(2, true),
    contact(3, true),
    contact(4, false),
    { id: 5, name: 'C5', number: '1' },
    { id: 6, name: 'C6', number: '1', isWhatsappValid: null },
  ],
};

describe('the figures of a report', () => {
  it('[CREP-02] [CREP-03] [CREP-04] count valid contacts and deliveries, and their share', () => {
    const shipping = [sent(1, { deliveredAt: at(0) }), sent(2, { deliveredAt: null }), sent(3, {})];
    expect(campaignFigures(campaign({ contactList: list, shipping }))).toMatchObject({
      valid: 3,
      delivered: 1,
      percent: 33,
    });
  });

  it('[CREP-02] without valid contacts the share is 0', () => {
    expect(campaignFigures(campaign({ contactList: null }))).toEqual({
      valid: 0,
      delivered: 0,
      percent: 0,
      confirmationsRequested: 0,
      confirmed: 0,
    });
  });

  it.each([
    [
      'by their moment, where any record has one',
      [sent(1, { confirmedAt: at(0), confirmation: null }), sent(2, { confirmedAt: null, confirmation: true })],
      1,
    ],
    [
      'by the mark, where no record has the moment',
      [sent(1, { confirmation: true }), sent(2, { confirmation: false })],
      1,
    ],
    [
      'by their moment, where each record names none yet',
      [sent(1, { confirmedAt: null, confirmation: true }), sent(2, { confirmedAt: null })],
      0,
    ],
    ['as 0 where the server names neither', [sent(1, {}), sent(2, {})], 0],
  ])('[CREP-06] confirmations are counted %s', (_, shipping, confirmed) => {
    expect(campaignFigures(campaign({ shipping })).confirmed).toBe(confirmed);
  });

  it('[CREP-05] only confirmations with a date count as requested', () => {
    const shipping = [sent(1, { confirmationRequestedAt: at(0) }), sent(2, { confirmationRequestedAt: null })];
    expect(campaignFigures(campaign({ shipping })).confirmationsRequested).toBe(1);
  });
});

describe('a live change of a campaign', () => {
  const known = campaign({ contactList: list, shipping: [sent(1, { deliveredAt: at(0) })], status: 'EM_ANDAMENTO' });

  it('[CREP-08] without shipping and contacts keeps the known ones', () => {
    const merged = mergeCampaign(known, campaign({ status: 'CANCELADA', contactList: { id: 3, name: 'Novo nome' } }));
    expect(merged).toMatchObject({ status: 'CANCELADA', contactList: { name: 'Novo nome' } });
    expect(campaignFigures(merged)).toMatchObject({ valid: 3, delivered: 1 });
  });

  it('[CREP-08] for another contact list drops the contacts of the old one', () => {
    const merged = mergeCampaign(known, campaign({ contactList: { id: 9, name: 'Outra' } }));
    expect(campaignFigures(merged).valid).toBe(0);
  });
});

describe('the pace of campaigns', () => {
  it('[CCONF-05] has defaults while nothing is stored', () => {
    expect(readCampaignPace([])).toEqual({
      messageInterval: 20,
      longerIntervalAfter: 20,
      greaterInterval: 60,
      variables: [],
    });
    expect(readCampaignPace([])).toEqual(DEFAULT_CAMPAIGN_PACE);
  });

  it('[CCONF-01] [CCONF-02] [CCONF-03] [CCONF-04] [CCONF-05] is read from JSON values by key, and unreadable values count as not stored', () => {
    const settings = [
      { key: 'messageInterval', value: '0' },
      { key: 'longerIntervalAfter', value: '"15"' },
      { key: 'greaterInterval', value: 'nothing' },
      { key: 'variables', value: '[{"key":"loja","value":"Aurora"},{"key":3},null,{"key":"cidade","value":"Recife"}]' },
      { key: 'other', value: '{}' },
    ];
    expect(readCampaignPace(settings)).toEqual({
      messageInterval: 0,
      longerIntervalAfter: 15,
      greaterInterval: 60,
      variables: [
        { key: 'loja', value: 'Aurora' },
        { key: 'cidade', value: 'Recife' },
      ],
    });
    // None of these is a default.
    const intervals = { messageInterval: 5, longerIntervalAfter: 30, greaterInterval: 40 };
    const rows = Object.entries(intervals).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    expect(readCampaignPace(rows)).toEqual({ ...intervals, variables: [] });
  });

  it('[CCONF-02] [CCONF-03] [CCONF-04] offers fixed seconds and numbers', () => {
    expect(MESSAGE_INTERVALS).toEqual([0, 5, 10, 15, 20]);
    expect(LONGER_INTERVALS).toEqual([0, 1, 5, 10, 15, 20, 30, 40, 60, 80, 100, 120]);
  });

  it('[CAMP-16] variables are between braces; other braces stay', () => {
    expect(fillCampaignText('Oi {nome}, da {loja}: {x} {', [{ key: 'nome', value: 'Ana' }])).toBe(
      'Oi Ana, da {loja}: {x} {',
    );
  });
});

it.each(['INATIVA', 'PROGRAMADA', 'EM_ANDAMENTO', 'CANCELADA', 'FINALIZADA'])(
  '%s is a status of a campaign',
  (status) => {
    expect(campaignStatusOf(status)).toBe(status);
  },
);

it.each(['OUTRA', '', undefined])('%j is no status of a campaign', (status) => {
  expect(campaignStatusOf(status)).toBeNull();
});

it.each([
  [994, 99],
  [995, 99],
  [999, 99],
  [1_000, 100],
])(
  '[CREP-02] %i of 1000 deliveries are %i percent: the bar is full only once all have arrived',
  (delivered, percent) => {
    const contacts = Array.from({ length: 1_000 }, (_, id) => ({
      id,
      name: `C${id}`,
      number: '1',
      isWhatsappValid: true,
    }));
    const shipping = Array.from({ length: delivered }, (_, id) => sent(id, { deliveredAt: at(0) }));
    const facts = campaign({ contactList: { id: 3, name: 'VIP', contacts }, shipping });
    expect(campaignFigures(facts)).toMatchObject({ valid: 1_000, delivered, percent });
  },
);

it('[CREP-02] the share of deliveries never exceeds 100 percent', () => {
  const shipping = [1, 2, 3, 4].map((id) => sent(id, { deliveredAt: at(0) }));
  expect(campaignFigures(campaign({ contactList: list, shipping }))).toMatchObject({ delivered: 4, percent: 100 });
});

it('[CREP-08] a change without a list of contacts keeps the known one, and one that removes it wins', () => {
  const known = campaign({ contactList: list });
  expect(mergeCampaign(known, campaign({ status: 'CANCELADA' })).contactList).toEqual(list);
  expect(mergeCampaign(known, campaign({ contactList: null })).contactList).toBeNull();
});

it.each([
  ['-5', 20],
  ['"many"', 20],
  ['null', 20],
  ['1e999', 20],
  ['0', 0],
])('[CCONF-01] [CCONF-02] [CCONF-05] a stored interval of %s counts as %s seconds', (value, seconds) => {
  expect(readCampaignPace([{ key: 'messageInterval', value }]).messageInterval).toBe(seconds);
});

it.each(['[{"key":"a"}]', '[{"value":"b"}]', '[{"key":"a","value":1}]', '[{"key":1,"value":"b"}]', '["a"]', '{}', 'x'])(
  '[CCONF-01] stored variables %s hold none',
  (value) => {
    expect(readCampaignPace([{ key: 'variables', value }]).variables).toEqual([]);
  },
);

it('[CREP-06] a confirmation counts by its moment as soon as one record of several has one', () => {
  const shipping = [sent(1, { confirmation: true }), sent(2, { confirmedAt: at(0) })];
  expect(campaignFigures(campaign({ shipping })).confirmed).toBe(1);
  const moments = [sent(1, { confirmedAt: at(0) }), sent(2, { confirmedAt: at(1) }), sent(3, { confirmation: true })];
  expect(campaignFigures(campaign({ shipping: moments })).confirmed).toBe(2);
});

it('[CREP-04] [CREP-08] a campaign without a list takes the one of a change, and without deliveries has none', () => {
  expect(mergeCampaign(campaign({}), campaign({ contactList: list })).contactList).toEqual(list);
  expect(campaignFigures(campaign({ contactList: { id: 3, name: 'Lista' } }))).toMatchObject({
    valid: 0,
    delivered: 0,
  });
});
