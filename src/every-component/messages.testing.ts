/**
 * Every text that a machine's module exports: its source, its constant, the states in which the component shows it, and the
 * transitions that make it appear (decision D29). The rows of §8 are the specification's error catalogue. A label is shown
 * wherever its part is.
 */
const table = `
| section | message | constant | behaviour | states | produced by |
| ------- | ------- | -------- | --------- | ------ | ----------- |
| §8  | Error sending message. | CONTACT_FAILED | contact-form | failed · refused · unanswered | error · after timeout |
| §8  | Message sent successfully! | CONTACT_SENT | contact-form | submitted | done |
| §8  | Error submitting form. Please try again. | WAITLIST_FAILED | waitlist-form | failed · refused · unanswered | error · after timeout |
| §8  | Resume is required | RESUME_REQUIRED | application-dialog | open.invalid | submit · change |
| §8  | Please upload a PDF file | RESUME_NOT_PDF | application-dialog | open.idle · open.invalid | change |
| §8  | Failed to submit application | APPLICATION_REFUSED | application-dialog | open.refused | error |
| §8  | Something went wrong | APPLICATION_FAILED | application-dialog | open.failed · open.unanswered | error · after timeout |
| §4  | Sending... | CONTACT_SENDING | contact-form | submitting | submit |
| §4  | Submitting... | WAITLIST_SUBMITTING | waitlist-form | submitting | submit |
| §4  | Thank You | WAITLIST_THANKS | waitlist-form | submitted | done |
| §4  | Submitting... | APPLICATION_SUBMITTING | application-dialog | open.submitting | submit |
| §4  | Application submitted successfully! | APPLICATION_SUBMITTED | application-dialog | open.submitted | done |
| D14 | Please upload a PDF of 10 MB or less | RESUME_TOO_LARGE | application-dialog | open.idle · open.invalid | change |
| D9  | Subscribing... | NEWSLETTER_SUBMITTING | newsletter-form | submitting | submit |
| D9  | You are subscribed. | NEWSLETTER_SUBSCRIBED | newsletter-form | submitted | done |
| D9  | You are not subscribed yet. Please try again. | NEWSLETTER_FAILED | newsletter-form | failed · refused · unanswered | error · after timeout |
| R79 | Subscribe | NEWSLETTER_SUBSCRIBE | newsletter-form | label | |
| R79 | Enter your email | NEWSLETTER_PLACEHOLDER | newsletter-form | label | |
`;

const list = (cell: string) => (cell === '' ? [] : cell.split(' · '));

/** The parsed rows. */
export const messages = table
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const cells = row.split('|').slice(1, -1);
    const [section = '', message = '', constant = '', behaviour = '', states = '', events = ''] = cells.map((cell) =>
      cell.trim(),
    );
    return { section, message, constant, behaviour, states: list(states), events: list(events) };
  });
