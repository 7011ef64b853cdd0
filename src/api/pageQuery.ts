/** Parameters of a list that is searched and read in pages (LIST-01, LIST-02). */
export interface PageQuery {
  /** Empty finds everything. */
  readonly searchParam: string;
  /** Counted from 1. */
  readonly pageNumber: number;
}
