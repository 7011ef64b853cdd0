import type { Ref } from 'react';

interface FileInputProps {
  /** A click on the element opens the system's dialog; the button beside it does so. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** What the system's dialog offers, for example `.png,.jpg`; absent for every file. */
  readonly accept?: string;
  readonly multiple?: boolean;
  /** At least one file, in the order of the system's dialog. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** The part of a choice of files that opens the system's dialog. It is hidden, since its own words are the system's, in its language. */
export const FileInput = ({ ref, label, accept, multiple = false, onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    // Not the attribute `hidden`, which antd's styles of a form overrule.
    style={{ display: 'none' }}
    accept={accept}
    multiple={multiple}
    aria-label={label}
    onChange={({ target }) => {
      const [first, ...more] = target.files ?? [];
      // The same file can be chosen again.
      target.value = '';
      if (first) onFiles([first, ...more]);
    }}
  />
);
