import { createNextState, isDraft } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { seen } from '@/entities/base/seen';

interface State {
  readonly parts: { readonly list: readonly number[]; readonly name: string };
  readonly other: { readonly name: string };
}

const before: State = { parts: { list: [1], name: 'a' }, other: { name: 'b' } };

describe('a part of the state that is only seen', () => {
  it('is the part itself, of which no draft is made', () => {
    const after = createNextState(before, (state) => {
      expect(seen(state, 'parts')).toBe(before.parts);
      expect(isDraft(seen(seen(state, 'parts'), 'list'))).toBe(false);
      expect(seen(seen(state, 'parts'), 'name')).toBe('a');
    });
    expect(after).toBe(before);
  });

  it('shows what was changed or put in its place before', () => {
    createNextState(before, (state) => {
      state.parts.list.push(2);
      state.other = { name: 'c' };
      expect([...seen(seen(state, 'parts'), 'list')]).toEqual([1, 2]);
      expect(seen(seen(state, 'parts'), 'name')).toBe('a');
      expect(seen(seen(state, 'other'), 'name')).toBe('c');
    });
  });

  it('is a part of a plain state, too', () => {
    expect(seen(before, 'parts')).toBe(before.parts);
  });
});
