import { useState } from 'react';
import { useConversation } from '../conversationContext';
import { isLoadable, mediaAddresses } from '@/domain/conversations/mediaAddresses';

interface MediaAddress {
  readonly src: string;
  /** Every address failed: show a text instead of a broken picture. */
  readonly failed: boolean;
  readonly onError: () => void;
}

/** The address to load a message's file from; after a failure the next one is tried. */
export const useMediaAddress = (value: string): MediaAddress => {
  const { mediaOrigin } = useConversation();
  const [failures, setFailures] = useState(0);
  const addresses = mediaAddresses(value, mediaOrigin).filter((address) => isLoadable(address, mediaOrigin));
  return {
    src: addresses[failures] ?? value,
    failed: failures >= addresses.length,
    onError: () => setFailures((count) => count + 1),
  };
};
