/** A page of rows plus what a list answer says about the rest. */
export interface Page<T> {
  records: T[];
  count: number;
  hasMore: boolean;
}

/** A page with its records under the name that the answer of an area gives them. */
export const pageAs = <T>(name: string, { records, ...rest }: Page<T>): object => ({ [name]: records, ...rest });

/** SQL offset of a page. */
export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/** `hasMore` as the servers compute it: the total exceeds what pages up to this one have shown. */
export const toPage = <T>(records: T[], count: number, page: number, size: number): Page<T> => ({
  records,
  count,
  hasMore: count > offsetOf(page, size) + records.length,
});
