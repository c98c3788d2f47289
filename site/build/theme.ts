import { applyRememberedTheme } from '../../src/theme/remembered-theme';

applyRememberedTheme();
