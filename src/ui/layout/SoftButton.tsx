import type { ComponentProps } from 'react';
import { Button } from 'antd';
import { classNames } from '../classNames';
import styles from './SoftButton.module.css';

type SoftButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'color' | 'variant'>;

/** The quiet form of a primary action (accept in a row, an empty list's action): accent text on the selection colour. */
export const SoftButton = ({ className, ...rest }: SoftButtonProps) => (
  <Button {...rest} type="text" className={classNames(styles.soft, className)} />
);
