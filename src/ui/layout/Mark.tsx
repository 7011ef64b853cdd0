import { useId } from 'react';

interface MarkProps {
  /** Width and height, px. */
  readonly size: number;
}

/** The product's mark: a B made of two speech bubbles that share one back, on its rounded square. Decorative. */
export const Mark = ({ size }: MarkProps) => {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="16 16 480 480" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#17867E" />
          <stop offset="1" stopColor="#0A524D" />
        </linearGradient>
      </defs>
      <rect x="16" y="16" width="480" height="480" rx="112" fill={`url(#${gradient})`} />
      <path
        fill="#FFFFFF"
        fillRule="evenodd"
        d="M182 88h92a76 76 0 0 1 55 129 88 88 0 0 1-45 163h-62l-61 47c-8 6-19 1-19-9V128a40 40 0 0 1 40-40Zm28 64a16 16 0 0 0 0 32h52a16 16 0 0 0 0-32Zm0 114a16 16 0 0 0 0 32h72a16 16 0 0 0 0-32Z"
      />
    </svg>
  );
};
