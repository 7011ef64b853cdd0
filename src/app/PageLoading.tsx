import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import styles from './PageLoading.module.css';

/** In place of a page whose code or whose right to be shown is still on its way. */
export const PageLoading = () => (
  <div className={styles.page}>
    <SkeletonRows rows={8} height={52} />
  </div>
);
