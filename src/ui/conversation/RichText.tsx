import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { findRanges } from '@/domain/text/foldedText';
import { readRichText, type RichNode } from '@/domain/conversations/richText';
import { TriangleAlert } from '../icons';
import { ExternalLink } from './ExternalLink';
import styles from './RichText.module.css';

/** A text with the searched words marked. */
const markWords = (text: string, needle: string): ReactNode => {
  const ranges = findRanges(text, needle);
  if (ranges.length === 0) return text;
  return ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark>{text.slice(start, end)}</mark>
      {index === ranges.length - 1 && text.slice(end)}
    </Fragment>
  ));
};

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** Shows the real target of a link whose text suggests another one. */
const Concealed = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('conversation');
  return (
    <span className={styles.concealed}>
      <TriangleAlert size={12} />
      {t('link.leadsTo', { address })}
    </span>
  );
};

const renderNode = (node: RichNode, key: number, needle: string, linksByTab: boolean) => {
  if (node.type === 'text') return needle ? <span key={key}>{markWords(node.text, needle)}</span> : node.text;
  if (node.type === 'link') {
    return (
      <ExternalLink key={key} href={node.href} byTab={linksByTab}>
        {markWords(node.text, needle)}
        {node.concealed && <Concealed address={node.concealed} />}
      </ExternalLink>
    );
  }
  const Element = ELEMENTS[node.type];
  return (
    <Element key={key}>{node.children.map((child, index) => renderNode(child, index, needle, linksByTab))}</Element>
  );
};

interface RichTextProps {
  readonly text: string;
  /** Words to mark, folded. */
  readonly needle?: string;
  /** Tab leads to the links, since the conversation has no arrow keys for them. */
  readonly linksByTab?: boolean;
}

/** Text of a message: keeps blanks and line breaks, shows links and WhatsApp's styles, never renders markup. */
export const RichText = memo(({ text, needle = '', linksByTab = false }: RichTextProps) => {
  const nodes = useMemo(() => readRichText(text), [text]);
  return (
    <span className={styles.richText}>{nodes.map((node, index) => renderNode(node, index, needle, linksByTab))}</span>
  );
});
RichText.displayName = 'RichText';
