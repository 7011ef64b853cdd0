import { useState } from 'react';

export interface EditorTarget<Item> {
  /** The record being edited, `new` for a new one; null while the editor is closed. */
  readonly target: 'new' | Item | null;
  readonly openNew: () => void;
  readonly open: (record: Item) => void;
  readonly close: () => void;
}

/** Whether the editor of a screen is closed, open for a new record or open for an existing one. */
export const useEditorTarget = <Item>(): EditorTarget<Item> => {
  const [editor, setEditor] = useState<Pick<EditorTarget<Item>, 'target'>>({ target: null });
  return {
    target: editor.target,
    openNew: () => setEditor({ target: 'new' }),
    open: (target) => setEditor({ target }),
    // A save that ends after its editor was closed must not close an editor opened since.
    close: () => setEditor((now) => (now === editor ? { target: null } : now)),
  };
};
