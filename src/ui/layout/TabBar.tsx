import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../classNames';
import type { Icon } from '../icons';
import { Count } from './Count';
import styles from './TabBar.module.css';

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** Before the label. */
  readonly icon?: Icon;
  readonly count?: { readonly value: number; readonly label: string; readonly tone: 'accent' | 'warning' };
}

/** Which tab is open, and what the tabs switch. */
export interface TabChoice<Key extends string> {
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Id of the element the tabs switch. */
  readonly panelId: string;
}

interface TabBarProps<Key extends string> extends TabChoice<Key> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  /** Called when a tab is clicked or Enter is pressed on it, not when arrows pass over it. */
  readonly onPress?: (key: Key) => void;
  /** `line` words on a line, `segments` a framed switch, `halves` two equal words. */
  readonly look: 'line' | 'segments' | 'halves';
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (panelId: string, key: string): string => `${panelId}-${key}`;

/** Tabs with the usual keys: arrows move and choose, Tab leaves. */
export const TabBar = <Key extends string>({
  label,
  items,
  value,
  onChange,
  onPress,
  panelId,
  look,
}: TabBarProps<Key>) => {
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.key === value);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.key);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <div ref={bar} className={classNames(styles.bar, styles[look])} role="tablist" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={tabId(panelId, item.key)}
          data-tab={item.key}
          className={styles.tab}
          aria-selected={item.key === value}
          aria-controls={panelId}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => {
            onChange(item.key);
            onPress?.(item.key);
          }}
          onKeyDown={move}
        >
          {item.icon && <item.icon size={14} />}
          {item.label}
          {item.count && <Count value={item.count.value} tone={item.count.tone} label={item.count.label} />}
        </button>
      ))}
    </div>
  );
};
