import { useConversation } from '../conversationContext';
import { isLoadable, mediaAddresses } from '@/domain/conversations/mediaAddresses';
import { useWorkingAddress } from '@/ui/useWorkingAddress';

interface MediaAddress {
  readonly src: string;
  /** Every address failed: show a text instead of a broken picture. */
  readonly failed: boolean;
  readonly onError: () => void;
}

/** The address to load a message's file from; after a failure the next one is tried. */
export const useMediaAddress = (value: string): MediaAddress => {
  const { mediaOrigin } = useConversation();
  const addresses = mediaAddresses(value, mediaOrigin).filter((address) => isLoadable(address, mediaOrigin));
  const { address, onError } = useWorkingAddress(addresses);
  return { src: address ?? value, failed: address === undefined, onError };
};
