import { Referral } from './referral.tsx'

export const Component = () => <Referral flag="1" />
