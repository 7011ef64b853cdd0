const PNG = 'image/png';

/** A picture of any format as PNG. Rejects for what the browser cannot draw. */
export const toPng = async (picture: Blob): Promise<Blob> => {
  if (picture.type === PNG) return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: PNG });
};
