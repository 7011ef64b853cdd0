import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { starsOf } from '@/domain/dashboard';
import { classNames } from '@/ui/classNames';
import { Star } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './Rating.module.css';

const PLACES = [1, 2, 3] as const;
const WORDS = ['dissatisfied', 'satisfied', 'verySatisfied'] as const;

/** A mean rating as one to three stars; what they mean and the exact mean stand in the tooltip. */
export const Rating = ({ mean }: { readonly mean: number }) => {
  const { t, i18n } = useTranslation('dashboard');
  const stars = starsOf(mean);
  const word = WORDS[stars - 1];
  if (!word) return <span className={styles.none}>{t('rating.none')}</span>;
  const exact = mean.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tip = t('rating.tip', { word: t(`rating.${word}`), mean: exact });
  return (
    <Tooltip title={tip}>
      <span className={styles.stars}>
        <VisuallyHidden>{tip}</VisuallyHidden>
        {PLACES.map((place) => (
          <Star key={place} size={15} className={classNames(styles.star, place <= stars && styles.filled)} />
        ))}
      </span>
    </Tooltip>
  );
};
