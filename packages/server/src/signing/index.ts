export { deadDays, endOldRequests } from './end-old.ts'
export { checkEnvelope, createEnvelope, endOldSigning, finishSigning, voidEnvelope } from './jobs.ts'
export { type FindSealingKey, type GivenKey, sealingKeys, UnusableSealingKey } from './seal/sealing-key.ts'
export { signingDesk } from './signer-page-data.ts'
