import { createRequire } from 'node:module';
import * as React from 'react';
import { prettyDOM } from '@testing-library/react';

// Switches off work of React, antd and jsdom that only developers and viewers need: about a tenth of the time of component tests.
// This uses their internals, only to save time. Their versions are pinned; if a release removes an internal, the tests stop with an
// error here, and the function that uses it can be deleted.

const internals = React[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React
] as unknown as { H: object };

/** Calls a hook that needs no memory of the component: what it makes is the same for all. */
const withoutState = <Value>(hook: () => Value): Value => {
  const { H: hooks } = internals;
  internals.H = { ...hooks, useMemo: (make: () => unknown) => make(), useInsertionEffect() {} };
  try {
    return hook();
  } finally {
    internals.H = hooks;
  }
};

/**
 * antd drops a component's styles when the last one leaves the page, and computes them again in the next test. This keeps the styles
 * and writes none into the page.
 */
const keepStyles = (): void => {
  const require = createRequire(createRequire(import.meta.url).resolve('antd'));
  const { default: Cache } = require('@ant-design/cssinjs/lib/Cache') as {
    default: {
      prototype: {
        opUpdate: (key: string, change: (value: unknown) => unknown) => void;
        opGet: (key: string) => readonly [uses: number, styles: unknown] | null;
      };
    };
  };
  const { default: StyleContext } = require('@ant-design/cssinjs/lib/StyleContext') as {
    default: { readonly _currentValue: { mock?: 'server' } };
  };
  // React's internal name for a context's value without a provider.
  const { _currentValue: styles } = StyleContext;
  styles.mock = 'server';
  const { opUpdate } = Cache.prototype;
  Cache.prototype.opUpdate = function update(key, change) {
    opUpdate.call(
      this,
      key,
      (value: unknown) => change(value) ?? (value ? [0, (value as readonly unknown[])[1]] : null),
    );
  };
};

/**
 * antd registers the styles of each component at every render, works its theme out with several hooks of each, and names the variables
 * of the theme anew for each. The classes stay as they are: with styles that were written beforehand, which antd calls zero runtime, it
 * only leaves out the registration. The theme is worked out once. The variables get one name, or each test's app would compute the
 * colours and sizes of all components again, and the memory of a worker keep them; and they are not written into the page.
 */
const leaveOutStyles = (): void => {
  const require = createRequire(createRequire(import.meta.url).resolve('antd'));
  interface Variables {
    readonly prefix?: string;
    readonly key?: string;
    readonly unitless?: object;
  }
  const theme = require('antd/lib/theme/useToken') as { default: () => unknown[] };
  const { DesignTokenContext } = require('antd/lib/theme/context') as { DesignTokenContext: React.Context<object> };
  const { default: useToken } = theme;
  const themes = new WeakMap<object, unknown[]>();
  theme.default = () => {
    const design = React.useContext(DesignTokenContext);
    const found = themes.get(design);
    if (found) return found;
    const parts = withoutState(useToken);
    const token = [...parts.slice(0, -2), { ...(parts.at(-2) as Variables), key: 'css-var' }, true];
    themes.set(design, token);
    return token;
  };
  const util = require('@ant-design/cssinjs/lib/util') as { flattenToken: (token: Variables) => string };
  const { flattenToken } = util;
  const known = new Map<string, string>();
  util.flattenToken = (token) => {
    if (!token.unitless) return flattenToken(token);
    const key = token.prefix ?? '';
    const name = known.get(key) ?? flattenToken(token);
    known.set(key, name);
    return name;
  };
  type Written = readonly [token: object, css: string];
  const variables = require('@ant-design/cssinjs/lib/util/css-variables') as {
    transformToken: (...parts: readonly unknown[]) => Written;
  };
  const { transformToken } = variables;
  variables.transformToken = (...parts) => [transformToken(...parts)[0], ''];
  const register = require('@ant-design/cssinjs/lib/hooks/useCSSVarRegister') as { default: () => void };
  register.default = () => {};
};

/**
 * Each row of a form listens to seven widths of the window, renders again when it has begun, and looks for a layout of its own for each
 * of them; and each dialog measures the scroll bars. jsdom has neither widths nor scroll bars, and the app no such layouts.
 */
const leaveOutMeasures = (): void => {
  const require = createRequire(createRequire(import.meta.url).resolve('antd'));
  const widths = require('antd/lib/_util/responsiveObserver') as { default: () => object; responsiveArrayReversed: [] };
  const none = { responsiveMap: {}, matchHandlers: {}, subscribe: () => 0, unsubscribe() {} };
  widths.default = () => none;
  widths.responsiveArrayReversed = [];
  const bars = require('@rc-component/util/lib/getScrollBarSize') as { getTargetScrollBarSize: () => object };
  bars.getTargetScrollBarSize = () => ({ width: 0, height: 0 });
};

/** Skips parsing style sheets, which nothing reads: `quickDom` computes styles without them. */
const leaveStyleSheetsUnread = (): void => {
  const style = document.createElement('style');
  const implementation = Object.getOwnPropertySymbols(style).find(({ description }) => description === 'impl');
  const parts = (style as unknown as Record<symbol, object>)[implementation!]!;
  Object.assign(Object.getPrototypeOf(parts) as object, { _updateAStyleBlock() {} });
};

/**
 * A query by role that finds nothing describes every role of the page. Only Testing Library's own waits leave that out; `eventually`
 * made it at every look, which took a large part of its time. The page itself is in the message, see `lazyElementError`. Call after the
 * last `configure`, which makes a new object.
 */
export const leaveOutRoles = (): void => {
  const key = '_disableExpensiveErrorDiagnostics';
  // Its face for React hands out a copy, which nobody reads.
  const require = createRequire(createRequire(import.meta.url).resolve('@testing-library/react'));
  const { getConfig } = require('@testing-library/dom') as { getConfig: () => object };
  const config = getConfig();
  if (!(key in config)) throw new Error(`Testing Library has no ${key} any more`);
  Object.defineProperty(config, key, { configurable: true, enumerable: true, get: () => true, set() {} });
};

/** The error of a failed query, which prints the page only when its message is read: waiting queries fail repeatedly. */
export const lazyElementError = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let whole: string | null = null;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
  return error;
};

/** True once changed: the modules are loaded once for all test files. */
let isChanged = false;

export const quickenReact = (): void => {
  leaveStyleSheetsUnread();
  if (isChanged) return;
  isChanged = true;
  keepStyles();
  leaveOutStyles();
  leaveOutMeasures();
};
