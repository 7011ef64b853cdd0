import { describe, expect, it } from 'vitest';
import { type CampaignVariable, changedPace, DEFAULT_CAMPAIGN_PACE } from '@/domain/company/campaigns';
import {
  campaignChangesSlice,
  changesDiscarded,
  changesSaved,
  intervalChanged,
  variableAdded,
  variableRemoved,
  variableTyped,
} from '@/entities/company/campaignSettings/campaignChanges';
import { sessionEnded } from '@/entities/session/sessionActions';

const { reducer } = campaignChangesSlice;
type Action = Parameters<typeof reducer>[1];
const after = (...actions: readonly Action[]) => actions.reduce(reducer, campaignChangesSlice.getInitialState());
const loja = { key: 'loja', value: 'Casa Aurora' };
const site = { key: 'site', value: 'x.com' };
const stored = { ...DEFAULT_CAMPAIGN_PACE, variables: [loja, site] };
const variablesAfter = (...actions: readonly Action[]) => changedPace(stored, after(...actions).changes).variables;

describe('what is changed of the campaign settings', () => {
  it('is laid over what is stored', () => {
    const { changes } = after(intervalChanged({ messageInterval: 5 }), intervalChanged({ greaterInterval: 0 }));
    expect(changedPace(stored, changes)).toEqual({ ...stored, messageInterval: 5, greaterInterval: 0 });
  });

  it('adds and deletes variables by their keys', () => {
    const cidade = { key: 'cidade', value: 'Santos' };
    expect(variablesAfter(variableAdded(cidade))).toEqual([loja, site, cidade]);
    expect(variablesAfter(variableAdded(cidade), variableRemoved(cidade))).toEqual([loja, site]);
    expect(variablesAfter(variableRemoved(loja))).toEqual([site]);
    const renamed = { ...loja, value: 'Casa Nova' };
    expect(variablesAfter(variableRemoved(loja), variableAdded(renamed))).toEqual([site, renamed]);
    expect(variablesAfter(variableAdded(renamed))).toEqual([site, renamed]);
  });

  it('deletes of variables with the same key only the chosen ones', () => {
    const filial = { key: 'loja', value: 'Casa Lua' };
    const left = (variables: readonly CampaignVariable[], ...removed: readonly CampaignVariable[]) =>
      changedPace({ ...stored, variables }, after(...removed.map((variable) => variableRemoved(variable))).changes)
        .variables;
    expect(left([loja, filial, site], filial)).toEqual([loja, site]);
    expect(left([loja, filial, site], loja)).toEqual([filial, site]);
    expect(left([loja, filial, site], filial, loja)).toEqual([site]);
    // They may be the same through and through.
    expect(left([loja, site, loja], loja)).toEqual([site, loja]);
    expect(left([loja, site, loja], loja, loja)).toEqual([site]);
    // A colleague has stored another content under the key meanwhile.
    expect(left([filial], loja)).toEqual([filial]);
  });

  it('ends with what is typed when the variable is added', () => {
    expect(after(variableTyped(loja)).typed).toEqual(loja);
    expect(after(variableTyped(loja), variableAdded(loja)).typed).toEqual({ key: '', value: '' });
  });

  it('is what was changed during the save once that is done: the rest follows what colleagues store', () => {
    const cidade = { key: 'cidade', value: 'Santos' };
    const bairro = { key: 'bairro', value: 'Centro' };
    const sent = [
      intervalChanged({ messageInterval: 5, greaterInterval: 0 }),
      variableRemoved(loja),
      variableAdded(cidade),
      variableAdded(bairro),
    ];
    const meanwhile = [intervalChanged({ greaterInterval: 40 }), variableRemoved(cidade), variableRemoved(site)];
    const { changes } = after(...sent, ...meanwhile, changesSaved(after(...sent).changes));
    const saved = { ...changedPace(stored, after(...sent).changes) };
    expect(changedPace(saved, changes)).toEqual({ ...saved, greaterInterval: 40, variables: [bairro] });
    const later = { ...saved, messageInterval: 9, variables: [loja] };
    expect(changedPace(later, changes)).toEqual({ ...later, greaterInterval: 40 });
  });

  it('is nothing once it is saved, except what is typed; discarded or with the session all of it goes', () => {
    const changed = [intervalChanged({ messageInterval: 5 }), variableTyped(site)];
    const untouched = after();
    expect(after(...changed, changesSaved(after(...changed).changes))).toEqual({ ...untouched, typed: site });
    expect(after(...changed, changesDiscarded())).toEqual(untouched);
    expect(after(...changed, sessionEnded({ reason: 'logout', cause: 'sign out' }))).toEqual(untouched);
  });
});
