/** Nothing has the focus any more: what had it is gone, or is in a menu or popover that closes. */
export const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('.ant-dropdown, .ant-popover') !== null
  );
};
