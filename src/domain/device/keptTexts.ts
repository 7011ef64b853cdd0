/** A row of a form that holds several; `id` is that of a stored row. */
export type TextRow = Readonly<Record<string, string | number>>;

/** A choice, switch, number or pair of times that was changed; null where there is none. Both are values that JSON can write. */
export interface KeptChoice {
  readonly before: unknown;
  readonly now: unknown;
}

/** What is typed and chosen in a form, kept on disk in case its session ends without its user's consent. */
export interface KeptTexts {
  /** Names the form, with the record where it edits one: `schedules#5`. */
  readonly form: string;
  /** What was changed, by field; of rows only those that were changed. */
  readonly texts: Readonly<Record<string, string | readonly TextRow[] | KeptChoice>>;
}
