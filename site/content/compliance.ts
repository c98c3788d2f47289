/**
 * What is said of frameworks, on every page in the same words (D40). It is the modest claim of the terms (4.6) and of the
 * agreement (7.5): a purpose, not a certificate and not a promise that a customer complies.
 */
export const builtFor = 'built for customers who answer to SOC 2, HIPAA or DPDPA';

/** What DPDPA is, for readers outside India. */
export const dpdpa = 'India’s Digital Personal Data Protection Act, 2023';
