export { DemoPlayer, type DemoPlayerProps, type DemoPlayerTexts, demoPlayerTexts } from './demo-player';
