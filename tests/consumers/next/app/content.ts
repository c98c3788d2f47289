export const questions = [
  { value: 'breakfast', title: 'When is breakfast?', content: 'From seven to ten.' },
  { value: 'dogs', title: 'May I bring a dog?', content: 'A small one.' },
];

/** Plain data, as a server component passes it: `{plan}` and `{period}` are placeholders. */
export const plans = [
  {
    id: 'guest',
    name: 'Guest',
    monthly: 40,
    note: 'per month',
    features: ['Breakfast'],
    cta: { label: 'Become a guest', href: '/rooms?plan={plan}&billing={period}' },
  },
];

export const arabic = {
  label: 'الغرف',
  items: ['الغرفة الأمامية', 'الغرفة الخلفية'],
  texts: { previous: 'الشريحة السابقة', next: 'الشريحة التالية', slides: 'الشرائح', position: '{slide} من {count}' },
};
