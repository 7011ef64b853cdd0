/** Offers content as a download with this name. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By the next task the download has begun and holds the content itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
