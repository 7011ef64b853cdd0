import type { EntitiesState } from '@/entities/base/state';

/** Does a page keep something typed that is saved nowhere, also while another page is on screen? */
export const hasTypedText = ({ typedTask, typedSettings, campaignChanges }: EntitiesState): boolean => {
  const { added, edited } = typedTask;
  const { changes, typed } = campaignChanges;
  return (
    added.trim() !== '' ||
    (edited !== null && edited.text !== edited.task.text) ||
    typedSettings.hours.length > 0 ||
    typedSettings.asaas !== null ||
    typed.key !== '' ||
    typed.value !== '' ||
    Object.keys(changes.intervals).length + changes.added.length + changes.removed.length > 0
  );
};
