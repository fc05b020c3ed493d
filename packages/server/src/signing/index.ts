export { cancelOfDeal } from './cancel-of-deal.ts'
export { deadDays, endOldRequests } from './end-old.ts'
export { checkEnvelope, createEnvelope, endOldSigning, finishSigning, voidEnvelope } from './jobs.ts'
export { seenPurposesOf } from './purposes.ts'
export {
  endOfCertificate,
  type FindSealingKey,
  type GivenKey,
  sealingKeys,
  UnusableSealingKey,
} from './seal/sealing-key.ts'
export { signingDesk } from './signer-page-data.ts'
export { findRequest, holdRequest } from './store.ts'
