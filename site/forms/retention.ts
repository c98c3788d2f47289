/**
 * How long what was received is kept, in days. The privacy policy cites these numbers; whoever runs the server follows
 * them.
 */
export const retentionDays = {
  /** Since a message arrived: a year covers a purchase that begins in one budget and is signed in the next. */
  contact: 365,
  /**
   * Since an application arrived. US employers keep it for a year after they decided (29 CFR 1602.14), and a decision may
   * take a season.
   */
  career: 450,
  /** The access log of whatever serves the pages. The server's own log has no addresses in it. */
  serverRecords: 30,
  /** Until a backup is overwritten, and with it what was erased meanwhile. */
  backups: 30,
} as const;

/** Within how many days a request about one's own data is answered. */
export const answerDays = 30;
