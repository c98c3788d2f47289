/** Path data of line icons for `Icon`, by subject, in a 24 × 24 view box. The benefits on the industries' pages. */
export const advisor =
  'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2.5-6.5 6-6.5s6 2.5 6 6.5M14.5 3.5h6.5v5h-2.5l-2 2v-2h-2z';
export const basket = 'M3 9h18l-2.5 11h-13zM7.5 9l3-5.5M16.5 9l-3-5.5M12 12v5M9.5 14.5h5';
export const calendarCheck = 'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8M9 15l2.2 2.2 4.3-4.4';
export const calendarFull =
  'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8M7.5 13.5h2M11 13.5h2M14.5 13.5h2M7.5 17h2M11 17h2M14.5 17h2';
export const calendarPlus = 'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8M12 12.5v5M9.5 15h5';
export const checklist = 'M5 4.5h14V21H5zM9 3h6v3H9zM8 11l1.2 1.2L11.5 10M14 11.2h2.5M8 16l1.2 1.2 2.3-2.2M14 16.2h2.5';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2.5';
export const cross = 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z';
export const database = 'M4 6c0-3.3 16-3.3 16 0s-16 3.3-16 0zM4 6v12c0 3.3 16 3.3 16 0V6M4 12c0 3.3 16 3.3 16 0';
export const drop =
  'M12 3.5c3.6 4.6 5.5 7.4 5.5 10.3a5.5 5.5 0 0 1-11 0c0-2.9 1.9-5.7 5.5-10.3zM9.5 14.3A2.5 2.5 0 0 0 12 16.8';
export const envelope = 'M3 6h18v13H3zM3 6.5l9 7 9-7';
export const globe =
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3c-4 3.5-4 14.5 0 18M12 3c4 3.5 4 14.5 0 18M4 9h16M4 15h16';
export const identity =
  'M3 6h18v13H3zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 16.5c.3-1.9 1.5-2.7 3-2.7s2.7.8 3 2.7M14.5 10H18M14.5 13.5H18';
export const key = 'M7.5 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11.5 11.5H21V15M17 11.5V14';
export const languages = 'M3 4h11v8H8l-3 3v-3H3zM17 9h4v8h-2v3l-3-3h-6v-2';
export const listOfMissing =
  'M5 3h14v18H5zM8.5 8l2.5 2.5M11 8l-2.5 2.5M14 9.3h2.5M8.5 14l2.5 2.5M11 14l-2.5 2.5M14 15.3h2.5';
export const moon = 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z';
export const parcelBack = 'M4 8h16v12H4zM4 8l3-4h10l3 4M15.5 14H9M11.5 11.5 9 14l2.5 2.5';
export const phone =
  'M7 3.5l2.5 4.5-2 2.5c1.2 2.6 3.4 4.8 6 6l2.5-2 4.5 2.5c0 2-1.5 3.5-3.5 3.5C10 20 4 14 3.5 7 3.5 5 5 3.5 7 3.5z';
export const pulse = 'M3 12h4l2-5.5 3.5 11.5L15 10l1.5 2H21';
export const record = 'M6 3h8l5 5v13H6zM14 3v5h5M9 12h7M9 15h7M9 18h4';
export const scales = 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM2 14a3 3 0 0 0 6 0M16 14a3 3 0 0 0 6 0';
export const serviceBell = 'M3 19h18M5 16a7 7 0 0 1 14 0zM12 9V6.5M10 6.5h4';
export const shelf = 'M4 3v18M20 3v18M4 10h16M4 18h16M7.5 10V5.5h4V10M13 18v-4.5h4V18';
export const shieldLock =
  'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM9 11h6v4.5H9zM10.3 11V9.5a1.7 1.7 0 0 1 3.4 0V11';
export const shieldText = 'M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 9h7M8.5 12h7M9.5 15h5';
export const sign = 'M6 3v18M3.5 21h5M6 5h14v8H6M9.5 9H16';
export const signature =
  'M3 20h18M4.5 16c2.5-5.5 5-9.5 6.5-9s-3 8-2 8.5 2.7-3.3 3.8-2.7-.6 2.3.5 2.5 2.2-1.2 3.7-1.2H20';
export const suitcase = 'M3.5 8h17v12h-17zM9 8V4.5h6V8M7.5 8v12M16.5 8v12';
export const table = 'M6 9h12M12 9v11M9.5 20h5M3 5.5V20M3 14h4v6M21 5.5V20M21 14h-4v6';
export const threeMeet =
  'M12 8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM5.5 20.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM18.5 20.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM10.5 8.5l-3.7 6.8M13.5 8.5l3.7 6.8M8.5 18h7';
export const ticket = 'M3 6.5h18V10a2 2 0 0 0 0 4v3.5H3V14a2 2 0 0 0 0-4zM9 10h6M9 14h6';
