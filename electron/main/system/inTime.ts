/** The result, or `late()` when it takes longer than `ms`; a later result is ignored. */
export const inTime = async <Value>(asked: Promise<Value>, limitMs: number, late: () => Value): Promise<Value> => {
  let limit: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    limit = setTimeout(() => resolve(null), limitMs);
  });
  try {
    const first = await Promise.race([asked.then((value) => ({ value })), patience]);
    return first === null ? late() : first.value;
  } finally {
    clearTimeout(limit);
  }
};
