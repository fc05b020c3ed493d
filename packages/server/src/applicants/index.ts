export { type AssembleApplicant, assembleApplicant } from './assemble-applicant.ts'
export { identificationDocuments } from './identification-documents.ts'
export { openRecord, openRecords, type StoredRecord, type Vault } from './records/record-codec.ts'
export { type StoredApplicant, sinPlace, storedIdentification } from './stored-identification.ts'
