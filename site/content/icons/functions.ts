/**
 * Path data of line icons for `Icon`, by subject, in a 24 × 24 view box. The agents' icons, which Home needs: those of the
 * industries are in a file of their own.
 */
export const applicant =
  'M5 3h14v18H5zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 17c.3-2.6 1.9-3.6 4-3.6s3.7 1 4 3.6';
export const headset = 'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3v6H5a1 1 0 0 1-1-1zM20 13.5h-3v6h3zM20 19.5c0 1.3-2 2-5 2';
export const phoneOut =
  'M7 3.5l2.5 4.5-2 2.5c1.2 2.6 3.4 4.8 6 6l2.5-2 4.5 2.5c0 2-1.5 3.5-3.5 3.5C10 20 4 14 3.5 7 3.5 5 5 3.5 7 3.5zM14.5 9.5l6-6M15.5 3.5h5v5';
export const serviceBell = 'M3 19h18M5 16a7 7 0 0 1 14 0zM12 9V6.5M10 6.5h4';
