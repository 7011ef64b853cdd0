import { OTHER_SCREENS } from './screens';
import { walkHostileTexts } from './walkHostileTexts';

/** Shows times alone, whatever the texts of its records. */
const isWithoutTexts = ({ name }: (typeof OTHER_SCREENS)[number]) => name === 'opening hours';

walkHostileTexts(
  OTHER_SCREENS.filter((screen) => !isWithoutTexts(screen)),
  true,
);
walkHostileTexts(OTHER_SCREENS.filter(isWithoutTexts));
