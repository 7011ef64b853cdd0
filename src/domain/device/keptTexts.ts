/** What was typed in a form when its session ended, kept on disk for the next sign-in. */
export interface KeptTexts {
  /** Names the form, with the record where it edits one: `schedule#5`. */
  readonly form: string;
  /** The typed texts by field. */
  readonly texts: Readonly<Record<string, string>>;
}
