/** Puts a text on the clipboard; rejects where the browser refuses. Call it from a click or a key. */
export const writeClipboard = async (text: string): Promise<void> => {
  // Browsers hide it from pages loaded over plain http, and then only the old command reaches it.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) return clipboard.writeText(text);
  const put = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true, capture: true });
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without the clipboard
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  if (!isCopied) throw new Error('The browser refused to copy');
};
