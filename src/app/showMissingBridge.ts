import { createI18n } from '../i18n/init';

interface PageGlobals {
  readonly desktop?: unknown;
  readonly location: Pick<Location, 'protocol'>;
}

/** Is this the installed app without its preload? Its page cannot reach the main process and must not act as the browser's. */
export const isBridgeMissing = ({ desktop, location }: PageGlobals): boolean =>
  desktop === undefined && location.protocol === 'app:';

/** Replaces the whole app when its preload did not load: explains the failure, since nothing else can work. */
export const showMissingBridge = async (root: Element): Promise<void> => {
  const { t } = await createI18n(window.localStorage);
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = t('shell:noBridge.title');
  const hint = document.createElement('p');
  hint.textContent = t('shell:noBridge.hint');
  page.append(title, hint);
  root.replaceChildren(page);
};
