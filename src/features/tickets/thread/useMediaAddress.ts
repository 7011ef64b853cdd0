import { useState } from 'react';
import { useConversation } from './conversationContext';
import { mediaAddresses } from './mediaAddresses';

interface MediaAddress {
  readonly src: string;
  /** Every address failed: say so instead of showing a broken picture. */
  readonly failed: boolean;
  readonly onError: () => void;
}

/** The address to load a message's file from; a failed one leads to the next. */
export const useMediaAddress = (value: string): MediaAddress => {
  const { mediaOrigin } = useConversation();
  const [failures, setFailures] = useState(0);
  const addresses = mediaAddresses(value, mediaOrigin);
  const last = addresses.length - 1;
  return {
    src: addresses[Math.min(failures, last)] as string,
    failed: failures > last,
    onError: () => setFailures((count) => count + 1),
  };
};
