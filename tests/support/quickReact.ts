import { createRequire } from 'node:module';
import * as React from 'react';
import { prettyDOM } from '@testing-library/react';

// What React, antd and jsdom do for people who develop or look at a page, and tests pay for: about a tenth of the time of the
// component tests. This reaches into their internals, for that time alone. Their versions are pinned; where a release takes one of
// these parts away, the tests stop with an error here, and the function that wanted it can go without harm.

/**
 * React's development build takes a stack at each element it creates, to name its owner in warnings: a fifth of a test's time.
 * It stops by itself after 10,000 of them a second; here it never begins.
 */
const leaveOutOwnerStacks = (): void => {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE' as keyof typeof React;
  Object.defineProperty(React[key], 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
};

/**
 * antd forgets a component's styles with the last one on the page, and computes them again in the next test. Here it keeps them, and
 * writes none into the page.
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
  // React's own name for what a context holds without a provider.
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

/** Nothing looks at style sheets (`quickDom` computes styles without them), so they need not be parsed. */
const leaveStyleSheetsUnread = (): void => {
  const style = document.createElement('style');
  const implementation = Object.getOwnPropertySymbols(style).find(({ description }) => description === 'impl');
  const parts = (style as unknown as Record<symbol, object>)[implementation!]!;
  Object.assign(Object.getPrototypeOf(parts) as object, { _updateAStyleBlock() {} });
};

/** What a query looked in vain for, told with the page only where somebody reads it: those who wait ask again and again. */
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

/** What is loaded once for all files is changed once. */
let isChanged = false;

export const quickenReact = (): void => {
  leaveStyleSheetsUnread();
  if (isChanged) return;
  isChanged = true;
  leaveOutOwnerStacks();
  keepStyles();
};
