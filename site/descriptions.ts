import type { Path } from './routes';

/** Meta descriptions by path: one or two sentences. Only the build reads them. */
export const descriptions: Readonly<Record<Path | '/404', string>> = {
  '/': 'Halloway’s voice agents qualify leads, resolve support calls, screen candidates and answer the front desk, around the clock and in the caller’s language.',
  '/solutions':
    'Three ways to start with voice AI: agents by function, agents by industry, and consulting from the first plan to live calls.',
  '/about':
    'Who makes Halloway’s voice agents: how the company began, what it holds itself to, and five milestones from October 2024 to August 2025.',
  '/careers':
    'Three remote, full-time openings at Halloway: Senior AI Engineer, Full Stack Developer and Product Manager. Apply in the page.',
  '/contact':
    'Write to Halloway about a demo, a product or a project. A person reads every message, Monday to Friday 9:00 AM to 6:00 PM EST.',
  '/transcribe':
    'Transcripts in 50+ languages, 99% accurate in clear speech, as TXT, DOCX, PDF, SRT or VTT. 60 minutes a month free, Pro $9.99 a month, billed annually.',
  '/bdr':
    'A voice AI agent for sales outreach: it calls back people who agreed to it, asks your questions, follows up and books meetings for your reps.',
  '/bdr/waitlist':
    'The waitlist for the Halloway BDR agent: fill in your details, and send us the message they make. Sending it holds your team a place.',
  '/support':
    'A voice AI agent for customer support, 24/7 in English, Hindi, Arabic, Spanish and more: it resolves FAQs, handles bookings and routes queries.',
  '/talent':
    'A voice AI agent for recruiting: it screens CVs, assesses fitment by phone, 24/7 and in several languages, and schedules interviews.',
  '/virtual-receptionist':
    'An AI receptionist that answers your business line 24/7, books appointments and routes calls. 14-day free trial. Live in under 48 hours once connected.',
  '/pricing':
    'Two plans for the virtual receptionist: Growth at $398 per month billed annually ($4,776 a year) with 500 incoming minutes, and Enterprise.',
  '/phishing':
    'Coming soon: practice calls that teach staff to recognize a scam by phone. See what is planned, and join the waitlist or the beta.',
  '/privacy':
    'What Halloway learns about you when you visit this website or write to us, what happens to it and to recorded calls, and what you can ask of us.',
  '/terms':
    'The rules for using Halloway’s public website: what you may do here, what we promise and what we do not, under the law of Delaware.',
  '/cookies':
    'This website sets no cookies. What it keeps in your browser instead, how to remove it, and what may differ on the dashboard.',
  '/eula':
    'The full agreement for using Halloway’s voice agents and transcription: license, data, fees, AI features, liability and disputes.',
  '/services':
    'The whole Halloway offer on one page: four voice AI agents, transcription, voice AI consulting and phishing awareness training.',
  '/voice-consulting':
    'Consultants who plan, build and connect voice agents with your team. Quick-start engagements of 4–6 weeks, enterprise programs of 3–6 months.',
  '/horizontal-solutions':
    'Four voice AI agents that work in any industry: the BDR agent for sales, the Support agent, the Talent agent and the virtual receptionist.',
  '/vertical-solutions':
    'Voice AI by industry: retail, healthcare, hospitality, wealth management, real estate and technology, each with its own rules and its own call.',
  '/partnership':
    'How telephony, speech and record-keeping companies work with Halloway, and how integrators and resellers bring voice agents to their clients.',
  '/media':
    'News coverage of Halloway, three articles from our blog about voice AI, and how journalists reach a person at the press desk.',
  '/media/news':
    'Coverage of voice AI in which Halloway appears: virtual receptionists, voice screening in hiring, and an obituary for hold music.',
  '/media/blog':
    'Articles on voice agents for people who answer phones: ethics, implementation, return on investment, and what comes next.',
  '/vertical-solutions/retail':
    'Voice AI for retail: an agent that checks stock, holds items, tracks orders and opens returns on the call, in the shopper’s language.',
  '/vertical-solutions/healthcare':
    'Voice AI for healthcare: HIPAA-compliant solutions that schedule appointments, take refill requests and bring in a nurse when a patient needs one.',
  '/vertical-solutions/hospitality':
    'Voice AI for hospitality: an agent that handles room and table bookings, guest requests and late arrivals at any hour, in the guest’s language.',
  '/vertical-solutions/wealth-management':
    'Voice AI for wealth management: an agent that books reviews, follows up on paperwork and handles service requests, and never gives investment advice.',
  '/vertical-solutions/real-estate':
    'Voice AI for real estate: it answers for every listing, qualifies buyers and renters, books showings and sorts maintenance calls by urgency.',
  '/vertical-solutions/technology':
    'Voice AI for technology companies: first-line support, incident lines and trial follow-up, with the questions engineers ask already answered.',
  '/media/blog/ai-trends-2025':
    'How far voice agents have come with timing, finished work, consent and mixed languages, and a phone call that tests each one.',
  '/media/blog/ai-ethics':
    'A ten-line ethics policy for voice agents that you can adopt as it is, the objections to it, and six test calls to check it.',
  '/media/blog/future-ai':
    'Four predictions about AI and the business phone call, what would disprove each, and eight clauses for your next vendor contract.',
  '/media/blog/ai-customer-support-revolution':
    'Five ways voice AI changes a support team, what each of them costs, and one question about each to put to a vendor.',
  '/media/blog/ai-roi':
    'A worked example of the return on a voice agent, with what comes in, what goes out and the two numbers to bring to the meeting.',
  '/media/blog/ai-customer-support':
    'Which support calls suit a voice agent, how to rehearse the handoff to a person, what to measure, and a six-week plan.',
  '/media/blog/ai-implementation':
    'A four-week plan for putting a voice agent on a live line: decisions, systems, rehearsal calls and a go or no-go list.',
  '/404': 'There is no page at this address.',
};
