export { LegalText } from './parts/legal-text.tsx'
export { type LegalPage, useLegalTexts, usePageTexts } from './texts.ts'
