/** Retention of received data, in days. The privacy policy cites these numbers, and the server's operator must follow them. */
export const retentionDays = {
  /** After a message arrived: a year covers a purchase that begins in one budget and is signed in the next. */
  contact: 365,
  /**
   * After an application arrived. US employers keep it for a year after they decided (29 CFR 1602.14), and a decision may
   * take a season.
   */
  career: 450,
  /** The access log of the web server. Our own server logs no addresses. */
  serverRecords: 30,
  /** Until a backup is overwritten, with the data that was erased meanwhile. */
  backups: 30,
} as const;

/** Time limit for answering a request about one's own data. */
export const answerDays = 30;
