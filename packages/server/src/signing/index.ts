export { signingDesk } from './desk.ts'
export { checkEnvelope, createEnvelope, finishSigning, voidEnvelope } from './jobs.ts'
export { type FindSealingKey, type GivenKey, sealingKeys } from './seal/sealing-key.ts'
