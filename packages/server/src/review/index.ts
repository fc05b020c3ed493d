export { type ConsentParties, consentFor, consentHash, consentVersion } from './consent.ts'
