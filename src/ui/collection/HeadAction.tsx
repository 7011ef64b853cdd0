import { Button } from 'antd';
import type { Icon } from '../icons';
import { Tooltip } from '../overlay/Tooltip';
import { useWindowWidth } from '../width';

/** Narrower windows, px, show the icon alone: with words the head of contacts would take a second row. */
const WORDS_PX = 1_100;

interface HeadActionProps {
  readonly icon: Icon;
  readonly label: string;
  readonly loading?: boolean;
  readonly onClick: () => void;
}

/** A further action in the head of a list, beside the filled one. */
export const HeadAction = ({ icon: Sign, label, loading = false, onClick }: HeadActionProps) => {
  const hasWords = useWindowWidth() >= WORDS_PX;
  return (
    <Tooltip title={hasWords ? '' : label}>
      <Button
        type="text"
        icon={<Sign size={15} />}
        loading={loading}
        aria-label={hasWords ? undefined : label}
        onClick={onClick}
      >
        {hasWords && label}
      </Button>
    </Tooltip>
  );
};
