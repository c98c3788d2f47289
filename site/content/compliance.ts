/**
 * What is said of frameworks, on every page in the same words. It is the modest claim of the terms (4.6) and of the
 * agreement (7.5): a purpose, not a certificate and not a promise that a customer complies.
 */
export const builtToSupport = 'built to support customers that work within SOC2, HIPAA and DPDPA';

/** What DPDPA is, for readers outside India. */
export const dpdpa = 'India’s Digital Personal Data Protection Act, 2023';
