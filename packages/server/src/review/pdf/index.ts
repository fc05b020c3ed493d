export { isToComeIn } from '../snapshot.ts'
export { applicationSections } from './application-pdf.ts'
export { consentSection } from './consent-section.ts'
export { type Words, wordsIn } from './words.ts'
