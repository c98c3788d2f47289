/** Sample content of another product: a small hotel. */
import type { AccordionItem, BillingTogglePlan } from '@halloway/ui';

export const questions: AccordionItem[] = [
  { value: 'breakfast', title: 'When is breakfast?', content: 'From seven to ten, and until eleven on Sundays.' },
  { value: 'dogs', title: 'May I bring my dog?', content: 'Yes. Tell us when you book, and a bowl is in your room.' },
];

export const more: AccordionItem[] = [
  {
    value: 'bicycles',
    title: 'Where do I leave my bicycle?',
    content: 'In the shed behind the house. Ask us for the key.',
  },
  { value: 'late', title: 'What if I arrive late?', content: 'Ring the bell. A porter is awake all night.' },
];

export const plans: BillingTogglePlan[] = [
  {
    id: 'single',
    name: 'Single',
    monthly: 640,
    note: 'per month',
    features: ['One bed', 'Breakfast'],
    cta: { label: 'Rent a single', href: '#{plan}-{period}' },
  },
  {
    id: 'double',
    name: 'Double',
    monthly: 880,
    note: 'per month',
    features: ['Two beds', 'Breakfast for two'],
    cta: { label: 'Rent a double', href: '#{plan}-{period}' },
  },
];

export const arabicPlans: BillingTogglePlan[] = [
  {
    id: 'room',
    name: 'غرفة مفردة',
    monthly: 9000,
    note: 'في الشهر',
    features: ['سرير واحد', 'الفطور'],
    popular: true,
    cta: { label: 'استأجر الغرفة', href: '#{plan}-{period}' },
  },
];
