import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import { SHORTCUTS } from '@/bridge/shortcuts';
import type { TagRef } from '@/protocol/records/tags';
import { toastFailure } from '@/features/tickets/shared/toastFailure';
import { selectAccessContext } from '@/entities/session/sessionSelectors';
import { loadTags, selectTags } from '@/entities/company/tags/tags';
import { addTicketTag } from '@/entities/conversations/tickets/ticketTags';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Search, Tags } from '@/ui/icons';
import { useNavigate } from '@/ui/navigation';
import { Modal } from '@/ui/overlay/Modal';
import { isMac, keyNames } from '@/ui/shortcuts/keys';
import { listedRoutes } from '../routes';
import styles from './CommandPalette.module.css';
import { PaletteList, paletteRowId } from './PaletteList';
import { matchingEntries, type PaletteEntry, type PaletteKey, paletteKeyOf } from './entries';
import { useListEntries } from './useListEntries';
import { usePeopleEntries } from './usePeopleEntries';
import { type PeopleSearch, usePeopleSearch } from './usePeopleSearch';
import { usePreferenceEntries } from './usePreferenceEntries';
import { useQuickReplyEntries } from './useQuickReplyEntries';
import { useFocusedTicket, useTicketEntries } from './useTicketEntries';
import { useTransferEntries } from './useTransferEntries';

interface PaletteFootProps {
  readonly query: string;
  readonly status: PeopleSearch['status'];
  /** Number of lines above. */
  readonly found: number;
}

/** The state of the search, and the keys of the palette. */
const PaletteFoot = ({ query, status, found }: PaletteFootProps) => {
  const { t } = useTranslation('shell');
  const isNothing = found === 0 && status !== 'searching' && status !== 'failed';
  return (
    <>
      <output className={styles.status}>
        {status === 'searching' && t('palette.searching')}
        {status === 'failed' && t('palette.failed')}
        {isNothing && t('palette.nothing', { text: query.trim() })}
      </output>
      <div className={styles.foot} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>{t('palette.choose')}</span>
        <kbd>Enter</kbd>
        <span>{t('palette.open')}</span>
        <span className={styles.all}>{t('palette.allShortcuts')}</span>
        {keyNames(SHORTCUTS.showShortcuts.keys, isMac()).map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
      </div>
    </>
  );
};

/** The screens this user may open, as the menu offers them. */
const usePageEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return listedRoutes(useAppSelector(selectAccessContext)).map(({ menuPath, icon: Sign, labelKey, group }) => ({
    id: `page:${menuPath}`,
    group: 'pages',
    sign: <Sign size={16} />,
    label: t(labelKey),
    hint: group === 'administration' ? t('menu.administration') : undefined,
    run: () => void navigate(menuPath),
  }));
};

const NONE: readonly PaletteEntry[] = [];

/** The tags the ticket on screen does not carry yet. */
const useTagEntries = (): readonly PaletteEntry[] => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const ticket = useFocusedTicket();
  const tags = useAppSelector(selectTags);
  const isOpen = ticket !== null;
  useEffect(() => {
    if (isOpen) void dispatch(loadTags());
  }, [dispatch, isOpen]);
  if (!ticket) return NONE;
  const add = async (tag: TagRef): Promise<void> => {
    toastFailure(dispatch, await dispatch(addTicketTag({ ticketId: ticket.id, tag })), 'tags:editor.notSaved');
  };
  const carried = ticket.tags ?? [];
  return tags
    .filter(({ id }) => !carried.some((tag) => tag.id === id))
    .map((tag) => ({
      id: `tag:${tag.id}`,
      group: 'ticket',
      sign: <Tags size={16} />,
      label: t('palette.addTag', { name: tag.name }),
      hint: ticketName(ticket),
      run: () => void add(tag),
    }));
};

interface PaletteEntries {
  /** Entries that match the words, group by group. */
  readonly entries: readonly PaletteEntry[];
  /** Status of the search on the server. */
  readonly status: PeopleSearch['status'];
}

/** All entries for the typed words. People come from the server; quick replies appear once something is typed. */
const usePaletteEntries = (query: string): PaletteEntries => {
  const { status, found } = usePeopleSearch(query);
  const people = usePeopleEntries(found, query);
  const quickReplies = useQuickReplyEntries();
  const tags = useTagEntries();
  const receivers = useTransferEntries();
  const entries = [
    ...useTicketEntries(),
    ...people,
    ...useListEntries(query),
    ...usePageEntries(),
    ...(query.trim() === '' ? [] : [...quickReplies, ...tags, ...receivers]),
    ...usePreferenceEntries(),
  ];
  return { status, entries: matchingEntries(entries, query) };
};

/**
 * The entry that Enter runs: arrows move the mark, and a changed text puts it back on the first entry. The mark belongs to its entry,
 * since an answer of the server may put others above it.
 */
const useMarkedEntry = (query: string, entries: readonly PaletteEntry[], choose: (entry: PaletteEntry) => void) => {
  const [marked, setMarked] = useState({ query, id: '' });
  const { length } = entries;
  const index =
    marked.query === query
      ? Math.max(
          0,
          entries.findIndex(({ id }) => id === marked.id),
        )
      : 0;
  const mark = (next: number) => setMarked({ query, id: entries[next]?.id ?? '' });
  const takeKeys = (keys: readonly PaletteKey[]) => {
    let at = index;
    for (const key of keys) {
      if (key === 'Enter') {
        const entry = entries[at];
        if (entry) choose(entry);
        return;
      }
      at = (at + (key === 'ArrowDown' ? 1 : length - 1)) % Math.max(1, length);
    }
    mark(at);
  };
  return { index, mark, takeKeys };
};

interface CommandPaletteProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Keys pressed before the field had the focus. */
  readonly early: readonly PaletteKey[];
  /** The palette's field has the focus. */
  readonly onFocus: () => void;
  readonly onClose: () => void;
}

/** Finds screens, tickets, contacts, actions, quick replies and preferences by typing. */
export const CommandPalette = ({ query, onQuery, early, onFocus, onClose }: CommandPaletteProps) => {
  const { t } = useTranslation('shell');
  const listId = useId();
  const { entries, status } = usePaletteEntries(query);
  const choose = ({ run }: PaletteEntry) => {
    onClose();
    // Runs after the palette has closed and given back the focus: the entry may open a dialog or move the focus.
    setTimeout(run);
  };
  const { index, mark, takeKeys } = useMarkedEntry(query, entries, choose);
  const takeKey = (event: KeyboardEvent) => {
    const key = paletteKeyOf(event);
    if (key === null || entries.length === 0) return;
    takeKeys([key]);
    event.preventDefault();
  };
  const takeFocus = () => {
    onFocus();
    if (early.length > 0) takeKeys(early);
  };
  return (
    <Modal
      open
      width={660}
      closable={false}
      footer={null}
      onCancel={onClose}
      style={{ top: '12vh' }}
      // Only for screen readers; on screen the field says it.
      title={t('palette.title')}
      styles={{ container: { padding: 0 }, header: { display: 'none' }, body: { padding: 0 } }}
    >
      <div className={styles.field}>
        <Search size={18} />
        <input
          className={styles.input}
          // The palette is made for typing.
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
          onChange={(event) => onQuery(event.target.value)}
          onFocus={takeFocus}
          onKeyDown={takeKey}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </div>
      <PaletteList listId={listId} entries={entries} query={query} marked={index} onMark={mark} onChoose={choose} />
      <PaletteFoot query={query} status={status} found={entries.length} />
    </Modal>
  );
};
