/** Container of the lock screen: a sibling of everything else, which `data-locked` hides. */
export const lockRoot = (): HTMLElement => {
  const known = document.querySelector<HTMLElement>('[data-lock-root]');
  if (known) return known;
  const root = document.createElement('div');
  root.dataset.lockRoot = '';
  document.body.append(root);
  return root;
};
