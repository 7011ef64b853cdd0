/** A row of a form that holds several; `id` is that of a stored row. */
export type TextRow = Readonly<Record<string, string | number>>;

/** What is typed in a form, kept on disk in case its session ends without its user's consent. */
export interface KeptTexts {
  /** Names the form, with the record where it edits one: `schedules#5`. */
  readonly form: string;
  /** The typed texts by field; of rows only those that were changed. */
  readonly texts: Readonly<Record<string, string | readonly TextRow[]>>;
}
