import { createCache } from '@ant-design/cssinjs';

/**
 * antd forgets the styles of a part when the last of its kind goes, and works them out anew for the next one: some 8 ms for each
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
