export { LegalText } from './parts/legal-text.tsx'
export { useLegalTexts } from './texts.ts'
