export {
  DemoPlayer,
  type DemoPlayerPosition,
  type DemoPlayerProps,
  type DemoPlayerTexts,
  demoPlayerTexts,
} from './demo-player';
