import { type Examples, refusedOrUnreachable } from '../../testing/examples';

/** One byte more than the label allows; said, not made. */
const large = Object.defineProperty(new File(['%PDF-1.7'], 'portfolio.pdf', { type: 'application/pdf' }), 'size', {
  value: 10 * 1024 * 1024 + 1,
});

export const examples: Examples = {
  events: [
    { type: 'open', position: 'Senior AI Engineer' },
    { type: 'open', position: 'Product Manager' },
    { type: 'change', name: 'name', value: 'Jun Park' },
    { type: 'change', name: 'email', value: 'jun@park.example' },
    { type: 'change', name: 'email', value: 'jun' },
    { type: 'change', name: 'mobile_number', value: '+1 302 555 0134' },
    { type: 'change', name: 'resume', value: new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }) },
    { type: 'change', name: 'resume', value: new File(['text'], 'portfolio.docx', { type: 'application/msword' }) },
    { type: 'change', name: 'resume', value: large },
    { type: 'change', name: 'resume', value: null },
    { type: 'prefill', values: { description: 'Ten years of speech.' } },
    { type: 'define', fields: { company: { maxLength: 200 } } },
  ],
  errors: { submit: refusedOrUnreachable },
};
