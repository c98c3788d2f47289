export { type Tab, Tabs, type TabsChangeReason, type TabsProps } from './tabs';
