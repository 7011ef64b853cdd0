import { Button } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { createAppThunk } from '@/entities/base/thunk';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch } from '@/store/hooks';
import { useRead } from '@/ui/useAsync';
import { SettingRow } from '@/ui/layout/SettingRow';

const readServer = createAppThunk(
  'preferences/readServer',
  (_: void, { extra: { desktop, server } }) => ({ server, mayChoose: desktop.capabilities.chooseServer }),
  { silent: true },
);

/** The server in use and its addresses, and the way to another one. */
export const ServerSection = () => {
  const { t } = useTranslation('system');
  const dispatch = useAppDispatch();
  const { value } = useRead(readServer);
  if (!value?.server) return null;
  const { rest, socket, media, provider, kind } = value.server;
  const addresses = { rest, socket, media, provider };
  return (
    <>
      <SettingRow
        label={kind === 'demo' ? t('server.demo') : new URL(rest).host}
        hint={t(value.mayChoose ? 'server.changeHint' : 'server.fixed')}
      >
        {(names) =>
          value.mayChoose && (
            <Button
              aria-describedby={names['aria-describedby']}
              onClick={() => dispatch(dialogOpened({ type: 'server' }))}
            >
              {t('server.change')}
            </Button>
          )
        }
      </SettingRow>
      {(Object.keys(addresses) as (keyof typeof addresses)[]).map((name) => (
        <SettingRow key={name} label={t(`server.${name}`)} hint={addresses[name]}>
          {() => null}
        </SettingRow>
      ))}
    </>
  );
};
