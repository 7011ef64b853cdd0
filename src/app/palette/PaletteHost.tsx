import { type ComponentType, type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAppSelector } from '@/store/hooks';
import { useReturnFocus } from '@/ui/focus';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { whenIdle } from '@/ui/whenIdle';
import { lazyScreen } from '../lazyScreen';
import { type PaletteKey, paletteKeyOf } from './entries';

const loadPalette = () => import('./CommandPalette');

/** Fetches the palette once the first lists are shown, so that it opens at once. */
export const usePaletteAhead = (): void => {
  const isSettled = useAppSelector((state) => state.session.settled);
  useEffect(() => {
    if (!isSettled) return undefined;
    // After a failure, opening the palette tries again.
    return whenIdle(() => void loadPalette().catch(() => {}));
  }, [isSettled]);
};

interface PaletteHostProps {
  readonly onClose: () => void;
}

/**
 * The palette, which `load` may still have to fetch. Until its field has the focus, an unseen one takes what is typed, which would
 * otherwise go into the text box of the conversation behind.
 */
export const createPaletteHost = (load: typeof loadPalette): ComponentType<PaletteHostProps> => {
  const CommandPalette = lazyScreen(load, 'CommandPalette');
  const Host = ({ onClose }: PaletteHostProps) => {
    const { t } = useTranslation('shell');
    const [query, setQuery] = useState('');
    const [early, setEarly] = useState<readonly PaletteKey[]>([]);
    const [isReady, setReady] = useState(false);
    const isChosen = early.includes('Enter');
    useReturnFocus();
    const typeAhead = (text: string) => {
      // After Enter the entry is chosen.
      if (isChosen) return;
      setQuery(text);
      // Another text puts the mark back on the first entry.
      setEarly([]);
    };
    const takeKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      const key = paletteKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      if (!isChosen) setEarly([...early, key]);
    };
    const takeFocus = () => {
      setEarly([]);
      setReady(true);
    };
    return (
      <>
        {!isReady && (
          <VisuallyHidden>
            <input
              // The keys pressed right after the shortcut are meant for the palette.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              aria-label={t('palette.title')}
              autoComplete="off"
              value={query}
              onChange={(event) => typeAhead(event.target.value)}
              onKeyDown={takeKey}
            />
          </VisuallyHidden>
        )}
        <Suspense fallback={null}>
          <CommandPalette query={query} onQuery={setQuery} early={early} onFocus={takeFocus} onClose={onClose} />
        </Suspense>
      </>
    );
  };
  return Host;
};

export const PaletteHost = createPaletteHost(loadPalette);
