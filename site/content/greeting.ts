export interface GreetingContent {
  /** What the voice of a hero is called. */
  heard: string;
  /** What the editor of a greeting is called. */
  yours: string;
  /** What is written in every closing band, to be written anew. */
  closing: { greeting: string; name: string };
  /** Beside a greeting that a link has brought. */
  sent: string;
  use: { label: string; href: string };
  /** Fills the message of the contact form. */
  message: (greeting: string) => string;
}

export const greeting: GreetingContent = {
  heard: 'The greeting of this page',
  yours: 'A greeting of your own',
  closing: {
    greeting: 'Good morning, Your Company’s AI agent here. I transcribe our calls. How can I help?',
    name: 'Your Company',
  },
  sent: 'Somebody wrote this greeting and sent you the link. Its words are theirs.',
  use: { label: 'Use this as my greeting', href: '/contact' },
  message: (text) => `I would like an agent that answers my phone like this:\n“${text}”\n`,
};
