interface FilesInputProps {
  readonly id?: string;
  readonly onChange?: (files: File[]) => void;
}

/** Several files of this computer. */
export const FilesInput = ({ id, onChange }: FilesInputProps) => (
  <input id={id} type="file" multiple onChange={({ target }) => onChange?.([...(target.files ?? [])])} />
);
