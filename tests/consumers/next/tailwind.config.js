export default { darkMode: 'class', content: ['./app/**/*.tsx', './stay.tsx'] };
