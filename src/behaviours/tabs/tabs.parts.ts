/** The parts of `Tabs`. Without 'use client', so that a server component may use the namespace. */
export {
  TabsContent as Content,
  TabsIndicator as Indicator,
  TabsList as List,
  TabsPanel as Panel,
  TabsRoot as Root,
  TabsTrigger as Trigger,
} from './tabs';
