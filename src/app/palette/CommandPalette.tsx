import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Search } from '@/ui/icons';
import { Modal } from '@/ui/overlay/Modal';
import { useReturnFocus } from '@/ui/useReturnFocus';
import styles from './CommandPalette.module.css';
import type { PaletteEntry } from './entries';
import { PaletteFoot } from './PaletteFoot';
import { PaletteList, paletteRowId } from './PaletteList';
import { usePaletteEntries } from './usePaletteEntries';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** Finds screens, tickets, contacts, actions, quick answers and preferences by typing. */
export const CommandPalette = ({ onClose }: CommandPaletteProps) => {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState({ query, index: 0 });
  const { entries, status } = usePaletteEntries(query);
  useReturnFocus();
  const index = marked.query === query ? Math.min(marked.index, Math.max(0, entries.length - 1)) : 0;
  const mark = (next: number) => setMarked({ query, index: next });

  const choose = ({ run }: PaletteEntry) => {
    onClose();
    // Once the palette is gone and the focus is back where it was: what runs may open a dialog or move the focus.
    setTimeout(run);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { length } = entries;
    const entry = entries[index];
    if (event.key === 'ArrowDown' && length > 0) mark((index + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) mark((index + length - 1) % length);
    else if (event.key === 'Enter' && entry) choose(entry);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      open
      width={660}
      closable={false}
      footer={null}
      onCancel={onClose}
      style={{ top: '12vh' }}
      // Its name for screen readers; the field says it to the eye.
      title={t('palette.title')}
      styles={{ container: { padding: 0 }, header: { display: 'none' } }}
    >
      <div className={styles.field}>
        <Search size={18} />
        <input
          className={styles.input}
          // The palette is there to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? paletteRowId(listId, index) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={takeKey}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <PaletteList listId={listId} entries={entries} query={query} marked={index} onMark={mark} onChoose={choose} />
      <PaletteFoot query={query} status={status} found={entries.length} />
    </Modal>
  );
};
