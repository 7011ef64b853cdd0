import { Button } from 'antd';
import type { Icon } from '../icons';
import { IconButton } from '../layout/IconButton';
import { useWindowWidth } from '../width';

/** Narrower windows, px, show the icon alone: with words the head would take a third row. */
const WORDS_PX = 640;

interface HeadActionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly loading?: boolean;
  readonly onClick: () => void;
}

/** A further action in the head of a list, beside the filled one. */
export const HeadAction = ({ icon: Sign, label, loading = false, onClick }: HeadActionProps) =>
  useWindowWidth() < WORDS_PX ? (
    <IconButton icon={Sign} label={label} disabled={loading} onClick={onClick} />
  ) : (
    <Button type="text" icon={<Sign size={15} />} loading={loading} onClick={onClick}>
      {label}
    </Button>
  );
