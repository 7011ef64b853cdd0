/** Parameters of a list that is searched and read in pages. */
export interface PageQuery {
  /** Empty finds everything. */
  readonly searchParam: string;
  /** Counted from 1. */
  readonly pageNumber: number;
}
