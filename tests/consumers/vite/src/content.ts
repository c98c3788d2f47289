export const questions = [
  { value: 'breakfast', title: 'When is breakfast?', content: 'From seven to ten.' },
  { value: 'dogs', title: 'May I bring a dog?', content: 'A small one.' },
];

export const arabic = {
  label: 'الغرف',
  items: ['الغرفة الأمامية', 'الغرفة الخلفية'],
  texts: { previous: 'الشريحة السابقة', next: 'الشريحة التالية', slides: 'الشرائح', position: '{slide} من {count}' },
};
