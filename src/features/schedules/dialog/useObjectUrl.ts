import { useEffect, useState } from 'react';

/** An address under which a file chosen here can be shown, as long as it is; null for none. */
export const useObjectUrl = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
};
