import { RichText } from '@/ui/conversation/RichText';
import { useSpotlight } from '../spotlight';

/** The text of a message, with the words marked that are searched for in the conversation. */
export const MessageText = ({ text }: { readonly text: string }) => (
  <RichText text={text} needle={useSpotlight().needle} />
);
