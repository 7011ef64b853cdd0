import { createCache } from '@ant-design/cssinjs';

/**
 * antd drops the styles of a component when the last of its kind unmounts, and computes them again for the next one: some 8 ms for each
 * conversation that is opened. They are few, so they are kept.
 */
export const antdStyles = createCache();

const update = antdStyles.opUpdate.bind(antdStyles);
antdStyles.opUpdate = (path, next) => {
  update(path, (known) => {
    const value = next(known);
    // How many use it, and the styles.
    return value === null && known ? [0, known[1]] : value;
  });
};
