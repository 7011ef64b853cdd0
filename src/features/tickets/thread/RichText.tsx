import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TriangleAlert } from '@/ui/icons';
import { readRichText, type RichNode } from '@/domain/richText';
import { ExternalLink } from './ExternalLink';
import styles from './RichText.module.css';
import { markWords } from './search/markWords';
import { useSpotlight } from './spotlight';

const ELEMENTS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

/** The true target of a link whose text suggests another one. */
const Concealed = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('conversation');
  return (
    <span className={styles.concealed}>
      <TriangleAlert size={12} />
      {t('link.leadsTo', { address })}
    </span>
  );
};

const drawNode = (node: RichNode, key: number, needle: string) => {
  if (node.type === 'text') return needle ? <span key={key}>{markWords(node.text, needle)}</span> : node.text;
  if (node.type === 'link') {
    return (
      <ExternalLink key={key} href={node.href}>
        {markWords(node.text, needle)}
        {node.concealed && <Concealed address={node.concealed} />}
      </ExternalLink>
    );
  }
  const Element = ELEMENTS[node.type];
  return <Element key={key}>{node.children.map((child, index) => drawNode(child, index, needle))}</Element>;
};

/** Customer text: blanks and line breaks kept, links and WhatsApp's styles shown, never markup. */
export const RichText = memo(({ text }: { readonly text: string }) => {
  const { needle } = useSpotlight();
  const nodes = useMemo(() => readRichText(text), [text]);
  return <span className={styles.text}>{nodes.map((node, index) => drawNode(node, index, needle))}</span>;
});
RichText.displayName = 'RichText';
