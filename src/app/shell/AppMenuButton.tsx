import { useCallback, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createAppThunk } from '@/entities/thunk';
import { useAppDispatch } from '@/store/hooks';
import { Ellipsis } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useAnswer } from '@/ui/useAnswer';

const readIsNeeded = createAppThunk(
  'shell/readIsMenuNeeded',
  async (_: void, { extra: { desktop } }) =>
    desktop.capabilities.platform === 'win32' && desktop.capabilities.customTitleBar,
  { silent: true },
);

const showMenu = createAppThunk(
  'shell/showAppMenu',
  async ({ x, y }: { readonly x: number; readonly y: number }, { extra: { desktop } }) =>
    desktop.system.menu.show(x, y),
  { silent: true },
);

/** Opens the native menu on Windows, whose window has no frame and so no menu bar; nothing elsewhere. */
export const AppMenuButton = () => {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(readIsNeeded()).unwrap(), [dispatch]);
  const { value: isNeeded } = useAnswer(ask);
  if (!isNeeded) return null;
  const open = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    void dispatch(showMenu({ x: left, y: bottom }));
  };
  return <IconButton icon={Ellipsis} label={t('top.appMenu')} onClick={open} />;
};
