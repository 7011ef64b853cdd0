/** A part of the app that shows records, rendered with each text in every field. */
export interface WalkedScreen {
  readonly name: string;
  readonly show: (texts: readonly string[]) => Promise<void>;
}
