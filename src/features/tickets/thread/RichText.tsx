import { memo, useMemo } from 'react';
import { ExternalLink } from './ExternalLink';
import { readRichText, type RichNode } from './richText';
import styles from './RichText.module.css';

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

const drawNode = (node: RichNode, index: number) => {
  if (node.type === 'text') return node.text;
  if (node.type === 'link') {
    return (
      <ExternalLink key={index} href={node.href}>
        {node.text}
      </ExternalLink>
    );
  }
  const Element = ELEMENTS[node.type];
  return <Element key={index}>{node.children.map(drawNode)}</Element>;
};

/** Customer text: blanks and line breaks kept, links and WhatsApp's styles shown, never markup. */
export const RichText = memo(({ text }: { readonly text: string }) => {
  const nodes = useMemo(() => readRichText(text), [text]);
  return <span className={styles.text}>{nodes.map(drawNode)}</span>;
});
RichText.displayName = 'RichText';
