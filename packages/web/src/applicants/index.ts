export { type Applicant, isPrimary, primaryName } from './parts/applicant-of.ts'
export { PersonQuestions } from './parts/applicant-questions.tsx'
export { RemoveApplicant } from './parts/remove-applicant.tsx'
export { useTexts as useApplicantTexts } from './texts.ts'
