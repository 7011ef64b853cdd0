import { OTHER_SCREENS } from './screens';
import { walkHostileTexts } from './walkHostileTexts';

walkHostileTexts(OTHER_SCREENS);
