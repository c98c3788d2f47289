/**
 * The claim about compliance frameworks, in the same words on every page (D40). It stays within the terms (4.6) and the
 * agreement (7.5): a design goal, not a certificate and not a promise that a customer complies.
 */
export const builtFor = 'built for customers who answer to SOC\u00a02, HIPAA or DPDPA';

/** How long call data is kept, in the same words on every page (agreement 7.8). */
export const retention = 'You set how long recordings and transcripts are kept, and can delete them at any time';

/** The meaning of DPDPA, for readers outside India. */
export const dpdpa = 'India’s Digital Personal Data Protection Act, 2023';
