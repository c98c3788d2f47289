export { BranchingCall, type BranchingCallProps } from './branching-call';
export { type BranchingCallTexts, branchingCallTexts } from './branching-call.texts';
export {
  type BrokenLine,
  type CallAnswer,
  type CallChoice,
  type CallInterruption,
  type CallScript,
  type CallWay,
  type WayThrough,
  wayThrough,
} from './script';
