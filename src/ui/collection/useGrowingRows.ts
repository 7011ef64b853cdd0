import { useState } from 'react';

/** Rows drawn at first, and with each further step. */
const STEP = 100;

interface GrowingRows<Item> {
  readonly drawn: readonly Item[];
  /** Draws the next rows; false when all are drawn already. */
  readonly drawMore: () => boolean;
}

/** Draws a list that came whole in steps: some servers answer thousands of records at once. */
export const useGrowingRows = <Item>(records: readonly Item[]): GrowingRows<Item> => {
  const [limit, setLimit] = useState(STEP);
  return {
    drawn: records.length > limit ? records.slice(0, limit) : records,
    drawMore: () => {
      if (limit >= records.length) return false;
      setLimit(limit + STEP);
      return true;
    },
  };
};
