import { memo, useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Paperclip } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { shortcutText } from '@/ui/shortcuts/shortcutText';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { focusComposer } from '../../shared/focusComposer';
import { useAttach } from './useAttach';

/** Chooses one or more files to send. */
export const AttachButton = memo(({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation('composer');
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttach(ticketId);
  const browse = () => input.current?.click();
  useShortcut('attach', browse);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    attach([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
    focusComposer();
  };
  return (
    <>
      <IconButton icon={Paperclip} label={t('files.attach')} shortcut={shortcutText('attach')} onClick={browse} />
      <input ref={input} type="file" multiple hidden aria-label={t('files.attach')} onChange={choose} />
    </>
  );
});
AttachButton.displayName = 'AttachButton';
