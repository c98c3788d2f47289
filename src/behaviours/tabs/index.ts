export {
  Tabs,
  type TabsChangeReason,
  type TabsContentProps,
  type TabsContentState,
  type TabsIndicatorProps,
  type TabsItem,
  type TabsListProps,
  type TabsPanelProps,
  type TabsPanelState,
  type TabsProps,
  type TabsRootProps,
  type TabsRootState,
  type TabsTriggerProps,
  type TabsTriggerState,
} from './tabs';
export * as TabsParts from './tabs.parts';
